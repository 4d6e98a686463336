import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/** Every row of every table of the shop as text. */
export async function readWholeDatabase(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('shop', 'cms')`,
  )
  const tables = await Promise.all(rows.map(({ name }) => pool.query(`select t::text from ${name} t`)))
  return tables.flatMap((table) => table.rows.map(({ t }) => t)).join('\n')
}

/** Whether a file, or any file of a folder, holds these bytes. */
export function holds(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).includes(bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') return false
    return readdirSync(path).some((name) => holds(join(path, name), bytes))
  }
}
