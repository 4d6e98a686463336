import type { Sql } from '../../stock/move-stock.ts'

/**
 * The names of those members of staff who did something, by the mark they left (`staff:{id}`), in one query. Whoever is no
 * member of staff, or has none of these accounts any more, is not among them.
 */
export async function nameStaff(sql: Sql, actors: Iterable<string | null>): Promise<Map<string, string>> {
  const marks = [...new Set(actors)].filter((actor) => actor?.startsWith('staff:'))
  if (marks.length === 0) return new Map()
  const { rows } = await sql.query<{ mark: string; name: string }>(
    `select 'staff:' || id mark, name from cms.staff where name is not null and 'staff:' || id = any($1::text[])`,
    [marks],
  )
  return new Map(rows.map(({ mark, name }) => [mark, name]))
}
