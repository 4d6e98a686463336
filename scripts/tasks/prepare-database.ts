import pg from 'pg'
import { runMigrations } from '../../packages/database/src/migrate.ts'
import { fingerprint } from '../lib/fingerprint.mjs'
import { formatMark, parseMark } from '../lib/prepared-mark.mjs'
import { loadSeed } from './load-seed.ts'
import { migrationSources, migrationSteps } from './migration-steps.ts'

/**
 * Brings the database named by DATABASE_URL to the present version and, in demo mode, fills it once.
 * Prints one line for each thing it begins. The mark it leaves in the database lets later starts skip it.
 */
async function prepareDatabase(url: string, isDemo: boolean): Promise<void> {
  const report = (text: string) => console.log(text)
  const before = await readMark(url)
  // Filled halfway by a start that was interrupted: nothing in it is anybody's but the demo's.
  if (before.seed === 'begun') await dropSchemas(url)

  await runMigrations(url, migrationSteps, (name) => report(`migrating ${name}`))
  const migrations = fingerprint(migrationSources)
  if (isDemo && before.seed !== 'done') {
    const seedDemoWorld = await loadSeed()
    await writeMark(url, formatMark({ migrations: '', seed: 'begun' }))
    const { KINDRED_DATA: dataDirectory = '.kindred', KINDRED_SECRET: secret } = process.env
    await seedDemoWorld({ url, dataDirectory, secret, report })
    await writeMark(url, formatMark({ migrations, seed: 'done' }))
  } else {
    await writeMark(url, formatMark({ migrations, seed: before.seed }))
  }
}

async function readMark(url: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'shop'`,
    )
    return parseMark(rows[0]?.mark)
  })
}

/** A comment on the schema: it goes wherever the data goes and needs no table. */
async function writeMark(url: string, mark: string): Promise<void> {
  await withClient(url, (client) => client.query(`comment on schema shop is ${client.escapeLiteral(mark)}`))
}

async function dropSchemas(url: string): Promise<void> {
  await withClient(url, (client) => client.query('drop schema if exists shop, cms, graphile_worker cascade'))
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'kindred-prepare' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set.')
await prepareDatabase(url, process.env.KINDRED_MODE !== 'production')
// The editor's own connections stay open otherwise, and the process with them.
process.exit(0)
