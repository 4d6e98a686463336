import type { ClientBase } from 'pg'

/** Columns in code spelling with their PostgreSQL types. */
export type Columns<Row> = { readonly [Name in keyof Row]?: string }

/**
 * Adds many rows with one statement each few thousand: the rows travel as JSON and are spread out by the server, so that
 * arrays and nulls need no care and a hundred thousand rows take a second or two.
 *
 * @param table with its schema
 * @param columns which properties of a row are stored, by camelCase name, and their types
 */
export async function insertRows<Row extends object>(
  client: ClientBase,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns) as (keyof Row & string)[]
  const targets = names.map(toSnakeCase).join(', ')
  const definition = names.map((name) => `"${name}" ${columns[name]}`).join(', ')
  const statement = `insert into ${table} (${targets})
    select ${names.map((name) => `r."${name}"`).join(', ')} from json_to_recordset($1::json) as r(${definition})`
  for (let from = 0; from < rows.length; from += 5_000) {
    const part = rows.slice(from, from + 5_000).map((row) => pick(row, names))
    await client.query(statement, [JSON.stringify(part)])
  }
}

function pick<Row extends object>(row: Row, names: readonly (keyof Row & string)[]): Partial<Row> {
  const picked: Partial<Row> = {}
  for (const name of names) picked[name] = row[name]
  return picked
}

/** `motAfterThaw` is `mot_after_thaw` in the database. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z0-9]+/g, (part) => (/\d/.test(part) ? part : `_${part.toLowerCase()}`))
}
