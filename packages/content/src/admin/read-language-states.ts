import { type Locale, locales } from '@kindred/domain/vocabulary'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

export type LanguageState = 'live' | 'changed' | 'draft' | 'missing'
export type PageStates = { id: string; title: string; kind: string; states: Record<Locale, LanguageState> }

type Row = {
  id: string
  title: string | null
  kind: string
  texts: { locale: Locale; live: boolean; changed: boolean }[]
}
type Runs = { drizzle: { execute: (statement: unknown) => Promise<{ rows: Row[] }> } }

/**
 * What there is of each page in each language: seen by visitors, seen with a newer draft, only a draft, or nothing (then
 * visitors read the fallback). One statement, for a page or for all.
 */
export async function readLanguageStates(payload: Payload, ids?: readonly string[]): Promise<PageStates[]> {
  const only = ids
    ? sql`and v.parent_id::text in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`
    : sql``
  const { rows } = await (payload.db as unknown as Runs).drizzle.execute(sql`
    select v.parent_id as id, v.version_kind as kind,
      (select l.version_title from cms._pages_v_locales l where l._parent_id = v.id and coalesce(l.version_title, '') <> ''
        order by (l._locale = 'en-GB') desc limit 1) as title,
      (select coalesce(json_agg(json_build_object(
          'locale', l._locale,
          'live', coalesce(p._status = 'published' and o.is_published, false),
          'changed', (l.version_title, l.version_slug, l.version_intro, l.version_blocks, l.version_below, l.version_meta_title,
              l.version_meta_description)
            is distinct from (o.title, o.slug, o.intro, o.blocks, o.below, o.meta_title, o.meta_description)
        )), '[]')
        from cms._pages_v_locales l
        left join cms.pages_locales o on o._parent_id = v.parent_id and o._locale = l._locale
        where l._parent_id = v.id and coalesce(l.version_title, '') <> '') as texts
    from cms._pages_v v join cms.pages p on p.id = v.parent_id
    where v.latest ${only}
    order by v.version_epi_id`)
  return rows.map(({ id, title, kind, texts }) => ({
    id,
    title: title ?? 'Without a title',
    kind,
    states: Object.fromEntries(
      locales.map((locale) => [locale, stateOf(texts.find((text) => text.locale === locale))]),
    ) as Record<Locale, LanguageState>,
  }))
}

function stateOf(text: { live: boolean; changed: boolean } | undefined): LanguageState {
  if (!text) return 'missing'
  if (!text.live) return 'draft'
  return text.changed ? 'changed' : 'live'
}
