import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../pool.ts'
import { copyTemplate, dropDatabases } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Given by the global setup: the server, the migrated template, the prefix of this run's databases, and what changes
     * with anything that the content of the demo world is made from.
     */
    testDatabase: { url: string; template: string; prefix: string; content: string }
  }
}

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  url: string
  pool: pg.Pool
  db: Database
  /** Closes the pool and drops the database, even when something else is still connected. */
  drop: () => Promise<void>
}

/**
 * Copies the migrated template for one test file: `beforeAll(async () => { database = await createTestDatabase() })`
 * and `afterAll(() => database.drop())`. What is not dropped goes when the run ends.
 *
 * @param from the template to copy instead, where one has more in it
 */
export async function createTestDatabase(from?: string): Promise<TestDatabase> {
  const { url: server, template: migrated, prefix } = inject('testDatabase')
  const template = from ?? migrated
  const name = `${prefix}${randomBytes(5).toString('hex')}`
  const url = await copyTemplate(server, template, name)
  // No test is about time: on a busy machine fifty at once wait long for ten connections, and that is no outage.
  const { pool, db } = openDatabase(url, {
    name: 'kindred-test',
    statementTimeout: 60_000,
    connectionTimeout: 60_000,
  })
  return {
    url,
    pool,
    db,
    drop: async () => {
      // A client that a test forgot would make `end` wait for ever; dropping with force frees it.
      await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1000).unref())])
      await dropDatabases(server, name)
    },
  }
}
