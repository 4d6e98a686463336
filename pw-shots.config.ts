import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { keepRefusal } from './tests/e2e/support/consent.ts'

const { CHROMIUM_PATH, KINDRED_TEST_URL } = process.env
const baseURL = KINDRED_TEST_URL ?? 'http://localhost:3000'

/**
 * Whole journeys in a real browser, one after another: they share one running Kindred. `npm test` starts that on a
 * free port with a database of its own; by hand, point KINDRED_TEST_URL at a running one.
 */
export default defineConfig({
  testDir: 'tests/e2e-shots',
  outputDir: '.kindred/test-results/browser',
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join('.kindred', 'test-results', 'browser.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Asked once, by the journeys that are about it.
    storageState: keepRefusal(baseURL),
    // What a person waits for comes or fails; nobody waits minutes for a press.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Copenhagen',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...(CHROMIUM_PATH ? { launchOptions: { executablePath: CHROMIUM_PATH } } : {}),
  },
})
