import type { Pool } from 'pg'
import { type Columns, toSnakeCase } from '../sql/insert-rows.ts'

/** Adds rows of a collection without lists or languages by one statement; rows that are there are left alone. */
export async function insertFlat<Row extends { id: string }>(
  pool: Pool,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns) as (keyof Row & string)[]
  const definition = names.map((name) => `"${name}" ${columns[name]}`).join(', ')
  await pool.query(
    `insert into cms.${table} (${names.map(toSnakeCase).join(', ')})
    select ${names.map((name) => `r."${name}"`).join(', ')} from json_to_recordset($1::json) as r(${definition})
    on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  )
}
