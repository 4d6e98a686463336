import type { ClientType, Locale, SiteArea } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'
import { mergeFields } from './merge-fields.ts'
import type { PageNode } from './site-tree.ts'

type NodeRow = {
  id: string
  epi_id: number
  kind: string
  area: SiteArea
  parent_id: string | null
  noindex: boolean | null
  shops: string[]
  visitor_types: ClientType[]
  texts: { locale: Locale; title: string | null; slug: string | null }[]
}

/** Every published page with its titles and slugs in the languages it is published in; its blocks are read when asked for. */
export async function readPageNodes(pool: Pool): Promise<PageNode[]> {
  const { rows } = await pool.query<NodeRow>(`
    select p.id, p.epi_id::int, p.kind, p.area, p.parent_id, p.meta_noindex as noindex,
      (select coalesce(json_agg(s.value order by s."order"), '[]') from cms.pages_shops s where s.parent_id = p.id) as shops,
      (select coalesce(json_agg(v.value order by v."order"), '[]') from cms.pages_visitor_types v where v.parent_id = p.id)
        as visitor_types,
      (select coalesce(json_agg(json_build_object('locale', l._locale, 'title', l.title, 'slug', l.slug)), '[]')
        from cms.pages_locales l where l._parent_id = p.id and l.is_published) as texts
    from cms.pages p
    where p._status = 'published'
    order by p.epi_id`)
  return rows.map((row) => ({
    id: row.id,
    epiId: row.epi_id,
    kind: row.kind,
    area: row.area,
    parentId: row.parent_id,
    shops: row.shops,
    visitorTypes: row.visitor_types,
    noindex: row.noindex === true,
    texts: Object.fromEntries(
      row.texts.map(({ locale, title, slug }) => [locale, { title: title ?? '', slug: slug ?? '' }]),
    ),
  }))
}

/** What tells one state of a published page from another, by id. */
export async function readPageVersions(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; version: string }>(
    `select id, to_char(updated_at at time zone 'utc', 'YYYYMMDDHH24MISSUS') as version from cms.pages where _status = 'published'`,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export type PageBody = {
  intro: string | null
  blocks: Record<string, unknown>[]
  /** Blocks after the application of the kind. */
  below: Record<string, unknown>[]
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  faq: { title: string; text: string }[]
}

/**
 * The texts of a published page, each field from the first of these languages that has it (a region of blocks as a whole).
 * Which languages are published is decided before.
 */
export async function readPageBody(
  pool: Pool,
  id: string,
  locales: readonly Locale[],
): Promise<PageBody | null> {
  const { rows } = await pool.query<PageBody>(
    `select l.intro, coalesce(l.blocks, '[]'::jsonb) as blocks, coalesce(l.below, '[]'::jsonb) as below,
      l.meta_title as "metaTitle", l.meta_description as "metaDescription", l.meta_keywords as "metaKeywords",
      (select coalesce(json_agg(json_build_object('title', f.title, 'text', f.text) order by f._order), '[]')
        from cms.pages_faq f where f._parent_id = l._parent_id and f._locale = l._locale) as faq
    from cms.pages_locales l
    where l._parent_id = $1 and l._locale::text = any($2)
    order by array_position($2, l._locale::text)`,
    [id, locales],
  )
  const [nearest] = rows
  return nearest ? mergeFields([nearest, ...rows], ['intro', 'blocks', 'below', 'faq']) : null
}

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
