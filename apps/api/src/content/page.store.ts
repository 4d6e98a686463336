import type { Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'
import { type BodyRow, mergeBodies, type PageBody, type PageRow, toPageNode } from './page-row.ts'
import type { PageNode } from './site-tree.ts'

/** Every published page with its titles and slugs in the languages it is published in; its blocks are read when asked for. */
export async function readPageNodes(pool: Pool): Promise<PageNode[]> {
  const { rows } = await pool.query<PageRow>(`
    select p.id, p.epi_id::int, p.kind, p.area, p.parent_id, p.meta_noindex as noindex,
      (select coalesce(json_agg(s.value order by s."order"), '[]') from cms.pages_shops s where s.parent_id = p.id) as shops,
      (select coalesce(json_agg(v.value order by v."order"), '[]') from cms.pages_visitor_types v where v.parent_id = p.id)
        as visitor_types,
      (select coalesce(json_agg(json_build_object('locale', l._locale, 'title', l.title, 'slug', l.slug)), '[]')
        from cms.pages_locales l where l._parent_id = p.id and l.is_published) as texts
    from cms.pages p
    where p._status = 'published'
    order by p.epi_id`)
  return rows.map(toPageNode)
}

/** What tells one state of a published page from another, by id. */
export async function readPageVersions(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; version: string }>(
    `select id, to_char(updated_at at time zone 'utc', 'YYYYMMDDHH24MISSUS') as version from cms.pages where _status = 'published'`,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
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
  const { rows } = await pool.query<BodyRow>(
    `select l._locale as locale, l.intro, coalesce(l.blocks, '[]'::jsonb) as blocks, coalesce(l.below, '[]'::jsonb) as below,
      l.meta_title as "metaTitle", l.meta_description as "metaDescription", l.meta_keywords as "metaKeywords",
      (select coalesce(json_agg(json_build_object('title', f.title, 'text', f.text) order by f._order), '[]')
        from cms.pages_faq f where f._parent_id = l._parent_id and f._locale = l._locale) as faq
    from cms.pages_locales l
    where l._parent_id = $1 and l._locale::text = any($2)
    order by array_position($2, l._locale::text)`,
    [id, locales],
  )
  return mergeBodies(rows)
}
