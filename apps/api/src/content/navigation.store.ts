import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'

export type Target = { id: string; title: string | null; page_id: string | null; url: string | null }

export type NavigationRow = {
  locale: Locale
  mega: (Target & { children: Target[] })[]
  footer: { heading: string; links: Target[] }[]
  small: Target[]
  notes: { id: string; title: string; text: string }[]
  logos: { title: string; filename: string | null }[]
}

const target = (x: string) => `'id', ${x}.id, 'title', ${x}.title, 'page_id', ${x}.page_id, 'url', ${x}.url`
const list = (x: string, object: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${object}) order by ${x}._order), '[]') from cms.${from})`

const children = list('k', target('k'), 'navigation_mega_children k where k._parent_id = m.id')
const links = list('k', target('k'), 'navigation_footer_links k where k._parent_id = f.id')
const ofMenu = (x: string) => `${x}._parent_id = c.id and ${x}._locale = l.locale`

const query = `
  with chosen as (
    select n.id
    from cms.navigation n
    left join lateral (
      select count(*) as listed, bool_or(s.value::text = $1) as has_shop
      from cms.navigation_shops s where s.parent_id = n.id
    ) shops on true
    where n.visitor_type::text = $2 and (shops.listed = 0 or shops.has_shop)
    order by shops.listed = 0, n.created_at
    limit 1
  )
  select l.locale,
    ${list('m', `${target('m')}, 'children', ${children}`, `navigation_mega m where ${ofMenu('m')}`)} as mega,
    ${list('f', `'heading', f.heading, 'links', ${links}`, `navigation_footer f where ${ofMenu('f')}`)} as footer,
    ${list('s', target('s'), `navigation_small s where ${ofMenu('s')}`)} as small,
    ${list('o', "'id', o.id, 'title', o.title, 'text', o.text", `navigation_notes o where ${ofMenu('o')}`)} as notes,
    ${list('g', "'title', g.title, 'filename', p.filename", `navigation_logos g left join cms.media p on p.id = g.image_id where ${ofMenu('g')}`)} as logos
  from chosen c
  cross join lateral (select distinct m._locale as locale from cms.navigation_mega m where m._parent_id = c.id) l`

/** The menus made for a shop and kind of visitor, else those for all shops, in every language they exist in. */
export async function readNavigation(
  pool: Pool,
  shopCode: string,
  visitorType: ClientType,
): Promise<NavigationRow[]> {
  const { rows } = await pool.query<NavigationRow>(query, [shopCode, visitorType])
  return rows
}
