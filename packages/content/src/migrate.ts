import { openDatabase } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { migrations } from './migrations/index.ts'

/**
 * Brings the schema `cms` to the present version, each migration in a transaction of its own, and records it where
 * Payload's own commands look. Payload itself is not started: its migrations are statements only, and starting it takes
 * seconds. Ready databases are left as they are. Runs under the lock that `runMigrations` holds.
 */
export async function runContentMigrations(url: string): Promise<void> {
  const { pool, db, close } = openDatabase(url, { name: 'kindred-migrate', max: 1, statementTimeout: 0 })
  try {
    const { rows: found } = await db.execute<{ known: string | null }>(
      sql`select to_regclass('cms.payload_migrations')::text as known`,
    )
    const { rows } = found[0]?.known
      ? await db.execute<{ name: string; batch: number }>(
          sql`select name, coalesce(batch, 0)::int as batch from cms.payload_migrations`,
        )
      : { rows: [] }
    const done = new Set(rows.map((row) => row.name))
    const batch = Math.max(0, ...rows.map((row) => row.batch)) + 1
    for (const migration of migrations) {
      if (done.has(migration.name)) continue
      await transaction(pool, async (tx) => {
        await migration.up({ db: tx } as unknown as MigrateUpArgs)
        await tx.execute(
          sql`insert into cms.payload_migrations (name, batch) values (${migration.name}, ${batch})`,
        )
      })
    }
  } finally {
    await close()
  }
}

/** The name under which the start and the tests' template look for it. */
export { runContentMigrations as migrateContent }
