import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes a migration, the types and the editor's import map after a change of the collections: `npm run migration -w @kindred/content -- what_it_does`.
 * Needs no database. Payload's file is adjusted: types imported as types, and `sql` from the light entry, since the
 * other one loads the whole adapter.
 */
const folder = fileURLToPath(new URL('src/migrations/', import.meta.url))
const name = process.argv[2]
if (!name) throw new Error('Say what the migration does, for example: add_opening_hours')
const env = {
  ...process.env,
  KINDRED_CONTENT_SOURCE: fileURLToPath(new URL('src/', import.meta.url)),
  PAYLOAD_CONFIG_PATH: fileURLToPath(new URL('src/payload.config.ts', import.meta.url)),
  KINDRED_SECRET: process.env.KINDRED_SECRET ?? 'only-for-the-command-line-'.padEnd(43, 'x'),
  DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/none',
}
const payload = (...args) =>
  execFileSync('npx', ['payload', ...args], {
    env,
    stdio: 'inherit',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  })

payload('migrate:create', name, '--skip-empty')
payload('generate:types')
payload('generate:importmap')
for (const file of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
  const text = readFileSync(folder + file, 'utf8')
  const better = text
    .replace(
      "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
      "import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'\nimport { sql } from '@payloadcms/db-postgres/drizzle'",
    )
    .replace(/ from '(\.\/\d+_\d+_\w+)'/g, " from '$1.ts'")
  if (better !== text) writeFileSync(folder + file, better)
}
