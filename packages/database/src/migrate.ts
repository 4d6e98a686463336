import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Migrations that another room owns (the editor's tables, the job queue's). */
export interface MigrationStep {
  name: string
  run: (url: string) => Promise<void>
}

/** Folder of the `shop` schema's migrations. */
const migrationsFolder = fileURLToPath(new URL('../migrations/shop', import.meta.url))

// Any fixed number: it stands for "this database is being migrated".
const lock = 7_204_118_155

/**
 * Brings a database to the present version: schema `shop`, then the given steps in their order.
 * All of it happens under one advisory lock, so that two processes that start at once do not race;
 * the second finds everything done. Ready databases are left as they are.
 *
 * @param steps run after `shop`, each with the same address
 * @param report told about each part before it begins
 */
export async function runMigrations(
  url: string,
  steps: MigrationStep[] = [],
  report: (name: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'kindred-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('create schema if not exists shop; create schema if not exists cms')
    report('shop')
    await migrate(drizzle({ client }), {
      migrationsFolder,
      migrationsSchema: 'shop',
      migrationsTable: 'migration',
    })
    for (const step of steps) {
      report(step.name)
      await step.run(url)
    }
  } finally {
    // Ending the session gives the lock back.
    await client.end()
  }
}
