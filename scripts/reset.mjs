import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { findClaim } = await import('./lib/claim.mjs')
const { importTypeScript } = await import('./lib/database.mjs')
const { findInstallNeed } = await import('./lib/install.mjs')
const { PlainError, reportError } = await import('./lib/messages.mjs')
const { dataDirectory } = await import('./lib/paths.mjs')

/** What people and editors have sent, and pictures made of it: names of folders. */
const files = ['documents', 'images', 'kept-files', 'media']

/** `npm run reset`: forgets every record, so that the next start begins afresh. Asks first, unless `--yes` is given. */
async function reset() {
  const data = dataDirectory()
  const url = process.env.DATABASE_URL
  const holder = findClaim(data)
  if (holder) throw new PlainError(`Kindred is running (process ${holder.pid}). Stop it first.`)
  if (process.env.KINDRED_MODE === 'production')
    throw new PlainError('A production database is never reset by this command.')
  const what = url
    ? `the schemas shop, cms and graphile_worker of ${new URL(url).host}${new URL(url).pathname} and the files in ${data}`
    : `all data in ${data}`
  if (!process.argv.includes('--yes') && !(await confirm(`This deletes ${what}.`))) {
    throw new PlainError('Nothing was deleted.')
  }
  if (url) await dropSchemas(url)
  else if (findInstallNeed() !== 'everything') {
    const { removeServer } = await importTypeScript('packages/database/src/server/remove-server.ts')
    await removeServer(data)
  }
  for (const name of [...files, 'logs', 'secret', 'processes.json']) {
    rmSync(`${data}/${name}`, { recursive: true, force: true })
  }
  console.log('Done. npm start begins afresh.')
}

async function confirm(text) {
  if (!process.stdin.isTTY) throw new PlainError(`${text} Add --yes to confirm: npm run reset -- --yes`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${text} Type yes to go on: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

async function dropSchemas(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema if exists shop, cms, graphile_worker cascade')
  await client.end()
}

await reset().catch(reportError)
process.exit()
