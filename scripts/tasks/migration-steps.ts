import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrationStep } from '../../packages/database/src/migrate.ts'
import { root } from '../lib/paths.mjs'

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
  ...(existsSync(contentModule()) ? [{ name: 'content', run: migrateContent }] : []),
]

function contentModule(): string {
  return join(root, 'packages', 'content', 'src', 'migrate.ts')
}

async function migrateContent(url: string): Promise<void> {
  const module: { migrateContent: (url: string) => Promise<void> } = await import(
    pathToFileURL(contentModule()).href
  )
  await module.migrateContent(url)
}
