import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { seedAccounts } from './accounts/seed-accounts.ts'
import { seedDonors } from './donors/seed-donors.ts'
import { seedFaces } from './faces/seed-faces.ts'
import { isMarked, mark } from './progress-marks.ts'
import { readCountryLaws } from './quotas/country-law.ts'

export interface SeedOptions {
  /** A migrated database. */
  url: string
  /** Where uploaded files are kept, `.kindred` unless given. */
  dataDirectory?: string
  /** Sperm donors of the world, 3,000 unless given; an egg donor comes with every fifteenth. */
  donors?: number
  /** Seals the invented faces (KINDRED_SECRET); without it donors have none. */
  secret?: string
  report?: (text: string) => void
  /** For what depends on the present: open orders and running holds. */
  now?: Date
}

// Any fixed number: it stands for "the demo world is being filled".
const lock = 7_204_118_157

const contentDone = 'demo.contentSeeded'

/**
 * Fills a migrated database with the demo world, or with as many more donors as are asked for. What is there already is
 * left alone, so it may be called again at any time; two processes at once wait for each other.
 */
export async function seedDemoWorld(options: SeedOptions): Promise<void> {
  const { url, dataDirectory = '.kindred', donors = 3_000 } = options
  const { report = () => undefined, now = new Date() } = options
  const client = new pg.Client({ connectionString: url, application_name: 'kindred-demo' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    if (!(await isMarked(client, contentDone))) {
      const { seedContent } = await import('./seed-content.ts')
      await seedContent({ url, dataDirectory, report })
      await mark(client, contentDone)
    }
    const laws = await readCountryLaws(client)
    await seedDonors(client, { donors, laws, report })
    if (options.secret) await seedFaces(client, options.secret)
    await seedAccounts(client, { now, report })
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { donors: { type: 'string' }, url: { type: 'string' } } })
  const url = values.url ?? process.env.DATABASE_URL
  if (!url) throw new Error('Give the address of the database: --url or DATABASE_URL')
  const began = Date.now()
  await seedDemoWorld({
    url,
    donors: Number(values.donors ?? 3_000),
    secret: process.env.KINDRED_SECRET,
    report: (text) => console.log(text),
  })
  console.log(`done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  process.exit(0)
}
