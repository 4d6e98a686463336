import type { Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'
import {
  type BodyRow,
  mergeBodies,
  type PageBody,
  type PageRow,
  type PageText,
  toPageNode,
} from './page-row.ts'
import type { PageNode } from './site-tree.ts'

export type DraftNode = PageNode & {
  /** Languages that visitors see now. */
  live: readonly Locale[]
  /** Languages whose draft says something else than visitors see. */
  changed: readonly Locale[]
}

/** A page and those above it as their newest versions have them, the page first. Empty where it is not there. */
export async function readDraftNodes(pool: Pool, id: string): Promise<DraftNode[]> {
  const { rows } = await pool.query<PageRow<PageText & { live: boolean; changed: boolean }>>(
    `with recursive way as (
      select v.*, 0 as steps from cms._pages_v v where v.parent_id = $1 and v.latest
      union all
      select v.*, w.steps + 1 from way w join cms._pages_v v on v.parent_id = w.version_parent_id and v.latest
      where w.steps < 20
    )
    select w.parent_id as id, w.version_epi_id::int as epi_id, w.version_kind as kind, w.version_area as area,
      w.version_parent_id as parent_id, w.version_meta_noindex as noindex,
      (select coalesce(json_agg(s.value order by s."order"), '[]') from cms._pages_v_version_shops s where s.parent_id = w.id)
        as shops,
      (select coalesce(json_agg(t.value order by t."order"), '[]') from cms._pages_v_version_visitor_types t
        where t.parent_id = w.id) as visitor_types,
      (select coalesce(json_agg(json_build_object(
          'locale', l._locale, 'title', l.version_title, 'slug', l.version_slug,
          'live', coalesce(p._status = 'published' and o.is_published, false),
          'changed', (l.version_title, l.version_slug, l.version_intro, l.version_blocks) is distinct from
            (o.title, o.slug, o.intro, o.blocks)
        )), '[]')
        from cms._pages_v_locales l
        left join cms.pages p on p.id = w.parent_id
        left join cms.pages_locales o on o._parent_id = w.parent_id and o._locale = l._locale
        where l._parent_id = w.id and coalesce(l.version_title, '') <> '') as texts
    from way w order by w.steps`,
    [id],
  )
  return rows.map((row) => ({
    ...toPageNode(row),
    live: row.texts.filter(({ live }) => live).map(({ locale }) => locale),
    changed: row.texts.filter(({ changed }) => changed).map(({ locale }) => locale),
  }))
}

/** `readPageBody` for the newest version of a page, published or not. */
export async function readDraftBody(
  pool: Pool,
  id: string,
  locales: readonly Locale[],
): Promise<PageBody | null> {
  const { rows } = await pool.query<BodyRow>(
    `select l._locale as locale, l.version_intro as intro, coalesce(l.version_blocks, '[]'::jsonb) as blocks,
      coalesce(l.version_below, '[]'::jsonb) as below, l.version_meta_title as "metaTitle",
      l.version_meta_description as "metaDescription", l.version_meta_keywords as "metaKeywords",
      (select coalesce(json_agg(json_build_object('title', f.title, 'text', f.text) order by f._order), '[]')
        from cms._pages_v_version_faq f where f._parent_id = l._parent_id and f._locale = l._locale) as faq
    from cms._pages_v v join cms._pages_v_locales l on l._parent_id = v.id
    where v.parent_id = $1 and v.latest and l._locale::text = any($2)
    order by array_position($2, l._locale::text)`,
    [id, locales],
  )
  return mergeBodies(rows)
}
