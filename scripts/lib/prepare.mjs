import { join } from 'node:path'
import { importTypeScript } from './database.mjs'
import { fingerprint } from './fingerprint.mjs'
import { PlainError } from './messages.mjs'
import { root } from './paths.mjs'
import { parseMark } from './prepared-mark.mjs'
import { runTypeScript } from './run.mjs'

/**
 * Migrates and fills the database unless its mark says that this was done with the same migrations.
 *
 * @param {import('./progress.mjs').Progress} progress
 * @param {{ url: string, mode: string, data: string, secret: string }} options
 */
export async function prepareDatabase(progress, { url, mode, data, secret }) {
  if (await isPrepared(url, mode)) return
  const env = {
    ...process.env,
    DATABASE_URL: url,
    KINDRED_MODE: mode,
    KINDRED_DATA: data,
    KINDRED_SECRET: secret,
    NODE_ENV: 'production',
  }
  const label = mode === 'demo' ? 'Preparing the database and the demo world' : 'Preparing the database'
  await progress.step(label, (detail) =>
    runTypeScript(join('scripts', 'tasks', 'prepare-database.ts'), [], { cwd: root, env, onLine: detail }),
  )
}

async function isPrepared(url, mode) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'kindred-start' })
  try {
    await client.connect()
  } catch (error) {
    throw new PlainError(
      `The database cannot be reached (${error.code ?? error.message}). Check DATABASE_URL.`,
    )
  }
  try {
    const { rows } = await client.query(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'shop'`,
    )
    const mark = parseMark(rows[0]?.mark)
    const { migrationSources } = await importTypeScript('scripts/tasks/migration-steps.ts')
    return mark.migrations === fingerprint(migrationSources) && (mode !== 'demo' || mark.seed === 'done')
  } finally {
    await client.end()
  }
}
