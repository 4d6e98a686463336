import type { MigrationStep } from '../../packages/database/src/migrate.ts'

/** What decides the shape of the database; a change makes every template anew. */
export const migrationSources = [
  'packages/database/migrations',
  'packages/database/src/migrate.ts',
  'packages/content/src/migrations',
  'packages/content/src/migrate.ts',
  'scripts/tasks/migration-steps.ts',
]

/** The migrations beside those of `shop`: the job queue's and the editor's. Loaded only when they run. */
export const migrationSteps: MigrationStep[] = [
  {
    name: 'jobs',
    run: async (url) => {
      const { runMigrations } = await import('graphile-worker')
      await runMigrations({ connectionString: url })
    },
  },
  {
    name: 'content',
    run: async (url) => {
      const { runContentMigrations } = await import('../../packages/content/src/migrate.ts')
      await runContentMigrations(url)
    },
  },
]
