import { randomBytes } from 'node:crypto'
import { runMigrations } from '@kindred/database/migrate'
import { openDatabase } from '@kindred/database/pool'
import { copyTemplate, dropDatabases, ensureTemplate } from '@kindred/database/testing/template-database'
import type pg from 'pg'
import { fingerprint } from '../../scripts/lib/fingerprint.mjs'
import { migrationSources, migrationSteps } from '../../scripts/tasks/migration-steps.ts'

/** As many donors as a big bank lists; each with straws that have codes. */
export const donorCount = 3200
const customerCount = 8000
const strawsEach = 60
const purpose = 'bench'

/** A shop as it opens, in a database of this run's own on a server, and its removal. */
export async function makeOpeningShop(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await copyForRun(server, await ensureEmpty(server))
  const { pool, close } = openDatabase(database.url, { name: 'kindred-bench-fill', statementTimeout: 0 })
  await fillWorld(pool).finally(close)
  return database
}

/** The template of a migrated, empty database. */
export const ensureEmpty = (server: string): Promise<string> =>
  ensureTemplate(server, {
    purpose,
    fingerprint: fingerprint(migrationSources),
    build: (url) => runMigrations(url, migrationSteps),
  })

/** A copy of a template for one run. */
export async function copyForRun(
  server: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `kindred_bench_run_${randomBytes(4).toString('hex')}`
  const url = await copyTemplate(server, template, name)
  return { url, drop: () => dropDatabases(server, name) }
}

/** Fills it: published donors with one stock item each, and confirmed customers. */
export async function fillWorld(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into shop.donor (code, alias, kind, release_type, profile_tier, hair_colour, eye_colour, skin_tone, height_cm,
       weight_kg, blood_type, cmv, education, occupation, first_listed_on, published_at)
     select 'B' || lpad(n::text, 5, '0'), 'Bench' || n, 'sperm', 'idRelease', 'Basic', 'brown', 'blue', 'fair', 182, 80,
       'O+', 'negative', 'master', 'baker', '2025-01-01', now() from generate_series(1, $1) n`,
    [donorCount],
  )
  await pool.query(
    `insert into shop.batch (code, donor_id, collected_on, standards, released_at)
     select code, id, '2025-06-01', '{eu}', now() from shop.donor`,
  )
  await pool.query(
    `insert into shop.stock_item (donor_id, shop_code, straw_type, mot_class, standards)
     select id, 'dk', 'IUI', 20, '{eu}' from shop.donor`,
  )
  await pool.query(
    `insert into shop.stock_movement (stock_item_id, kind, quantity, by)
     select id, 'received', $1, 'bench' from shop.stock_item`,
    [strawsEach],
  )
  await pool.query(
    `insert into shop.straw (code, batch_id, stock_item_id)
     select b.code || '-' || n, b.id, i.id from shop.batch b
     join shop.stock_item i on i.donor_id = b.donor_id, generate_series(1, $1) n`,
    [strawsEach],
  )
  await pool.query(
    `insert into shop.customer (email, email_confirmed_at, password_hash, client_type, full_name, resident_country)
     select 'bench' || n || '@example.test', now(), 'x', 'private', 'Ada Bench', 'DK' from generate_series(1, $1) n`,
    [customerCount],
  )
  await pool.query('create table shop.bench_counter (id int primary key, n int not null)')
  await pool.query('insert into shop.bench_counter select n, 0 from generate_series(0, 399) n')
  await pool.query(`vacuum analyze ${await listFilled(pool)}`)
}

/**
 * Only what has rows: a table that was looked at while it was empty counts as tiny, and plans made for it would read it whole
 * when it is not any more. A shop that opens has never looked.
 */
async function listFilled(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where schemaname = 'shop' order by 1`,
  )
  const filled: string[] = []
  for (const { name } of rows)
    if ((await pool.query(`select from ${name} limit 1`)).rowCount === 1) filled.push(name)
  return filled.join(', ')
}
