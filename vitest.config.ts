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
          // As above: filling a database with the demo world takes minutes on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
