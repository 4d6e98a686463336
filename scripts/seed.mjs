import { parseArgs } from 'node:util'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { openServer, readSecret } = await import('./lib/database.mjs')
const { installMissing } = await import('./lib/install.mjs')
const { PlainError, reportError } = await import('./lib/messages.mjs')
const { dataDirectory } = await import('./lib/paths.mjs')
const { prepareDatabase } = await import('./lib/prepare.mjs')
const { Progress } = await import('./lib/progress.mjs')
const { runTypeScript } = await import('./lib/run.mjs')

/** `npm run seed -- --donors 100000`: fills the demo world with so many sperm donors, for measuring. */
async function seed() {
  const { values } = parseArgs({ options: { donors: { type: 'string' } } })
  const donors = values.donors === undefined ? undefined : Number(values.donors)
  if (donors !== undefined && !(Number.isInteger(donors) && donors > 0)) {
    throw new PlainError('--donors must be a whole number above 0.')
  }
  if (process.env.KINDRED_MODE === 'production')
    throw new PlainError('The demo world is never put into production.')
  const progress = new Progress()
  await installMissing(progress)
  const data = dataDirectory()
  const server = await progress.step('Starting the database', () => openServer(data))
  try {
    const secret = await readSecret(data)
    await prepareDatabase(progress, { url: server.url, mode: 'demo', data, secret })
    if (donors === undefined) return
    const env = { ...process.env, DATABASE_URL: server.url, KINDRED_DATA: data, KINDRED_SECRET: secret }
    await progress.step(`Making ${donors.toLocaleString('en')} donors`, (detail) =>
      runTypeScript('scripts/tasks/seed-donors.ts', [String(donors)], { env, onLine: detail }),
    )
  } finally {
    if (server.started) await server.stop()
  }
}

await seed().catch(reportError)
process.exit()
