import type { Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'

export type MediaRow = {
  id: string
  filename: string
  width: number | null
  height: number | null
  focalX: number | null
  focalY: number | null
  /** Changes with the document. */
  version: string
  alt: string | null
  title: string | null
}

/** Pictures by id, with their words in the first language of the chain that has some. */
export async function readMedia(
  pool: Pool,
  ids: readonly string[],
  chain: readonly Locale[],
): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<MediaRow>(
    `select m.id, m.filename, m.width::int, m.height::int, m.focal_x::float as "focalX", m.focal_y::float as "focalY",
      to_hex(extract(epoch from m.updated_at)::bigint) as version, l.alt, l.title
    from cms.media m
    left join lateral (
      select x.alt, x.title from cms.media_locales x
      where x._parent_id = m.id and x._locale::text = any($2)
      order by array_position($2, x._locale::text) limit 1
    ) l on true
    where m.id = any($1::uuid[]) and m.filename is not null`,
    [ids, chain],
  )
  return rows
}
