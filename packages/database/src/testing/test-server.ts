import { resolve } from 'node:path'
import pg from 'pg'
import { startServer } from '../server/start-server.ts'

/** A PostgreSQL for tests, held by this run until `close`. */
export interface TestServer {
  /** Address of a database for administration; tests never write into it. */
  url: string
  /** Whether no other run was using the server when this one came. */
  alone: boolean
  close: () => Promise<void>
}

// Every run holds this lock shared; who gets it exclusively knows that nobody else is there.
const presence = 7_204_118_156

/**
 * Opens the server named by DATABASE_URL, or an embedded one of its own in `<data>/test-postgres`,
 * so that tests never touch the demo world. Several runs may share it; the last one to leave stops it.
 *
 * @param data directory of the project's data, `.kindred` of the checkout unless given
 */
export async function openTestServer(data = resolve('.kindred')): Promise<TestServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryOpen(data)
    } catch (error) {
      // Another run may have stopped the server between our look and our connection.
      if (attempt === 5) throw error
    }
  }
}

async function tryOpen(data: string): Promise<TestServer> {
  const given = process.env.DATABASE_URL
  const server = given
    ? undefined
    : await startServer({ directory: data, name: 'test-postgres', durability: 'fast' })
  const url = given ?? server?.url ?? ''
  const client = new pg.Client({ connectionString: url, application_name: 'kindred-tests' })
  client.on('error', () => undefined)
  await client.connect()
  const alone = await tryExclusive(client)
  await client.query('select pg_advisory_lock_shared($1)', [presence])
  if (alone) await client.query('select pg_advisory_unlock($1)', [presence])
  return {
    url,
    alone,
    close: async () => {
      await client.query('select pg_advisory_unlock_shared($1)', [presence]).catch(() => undefined)
      const last = server !== undefined && (await tryExclusive(client).catch(() => false))
      if (last) await server?.stop()
      await client.end().catch(() => undefined)
    },
  }
}

async function tryExclusive(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [presence])
  return rows[0]?.got === true
}
