import { defineConfig } from 'vitest/config'

/** Two kinds of tests: `unit` is pure and fast; `store` runs against a real PostgreSQL made from a migrated template. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // No test is about time: this only ends one that hangs, however busy the machine is.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: [
            'packages/*/src/**/*.db.test.ts',
            'apps/*/src/**/*.db.test.ts',
            'tests/faults/**/*.db.test.ts',
          ],
          globalSetup: ['scripts/tasks/set-up-store-tests.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
