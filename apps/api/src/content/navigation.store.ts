import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import type { Pool } from 'pg'

export type Target = {
  id: string
  title: string | null
  page_id: string | null
  url: string | null
  /** One line that says more. */
  text?: string | null
}

export type MenuBlockRow = {
  id: string
  title: string
  text: string | null
  link_text: string | null
  page_id: string | null
  url: string | null
  image_id: string | null
}

export type MegaRow = Target & { children: (Target & { links: Target[] })[]; blocks: MenuBlockRow[] }

export type FooterLabels = Record<
  'shopName' | 'shopCountry' | 'shopAddress' | 'shopEmail' | 'shopPhone' | 'socialMedia',
  string | null
>

export type NavigationRow = {
  locale: Locale
  mega: MegaRow[]
  footer: { heading: string; links: Target[] }[]
  small: Target[]
  notes: { id: string; title: string; text: Record<string, unknown> | null }[]
  logos: { title: string; filename: string | null }[]
  labels: FooterLabels
}

const target = (x: string) => `'id', ${x}.id, 'title', ${x}.title, 'page_id', ${x}.page_id, 'url', ${x}.url`
const list = (x: string, object: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${object}) order by ${x}._order), '[]') from cms.${from})`

const below = list(
  'j',
  `${target('j')}, 'text', j.text`,
  'navigation_mega_children_links j where j._parent_id = k.id',
)
const children = list(
  'k',
  `${target('k')}, 'text', k.text, 'links', ${below}`,
  'navigation_mega_children k where k._parent_id = m.id',
)
const blocks = list(
  'b',
  `${target('b')}, 'text', b.text, 'link_text', b.link_text, 'image_id', b.image_id`,
  'navigation_mega_blocks b where b._parent_id = m.id',
)
const links = list('k', target('k'), 'navigation_footer_links k where k._parent_id = f.id')
const ofMenu = (x: string) => `${x}._parent_id = c.id and ${x}._locale = l.locale`
const labels = `json_build_object('shopName', w.labels_shop_name, 'shopCountry', w.labels_shop_country,
    'shopAddress', w.labels_shop_address, 'shopEmail', w.labels_shop_email, 'shopPhone', w.labels_shop_phone,
    'socialMedia', w.labels_social_media)`

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
  select l.locale, ${labels} as labels,
    ${list('m', `${target('m')}, 'children', ${children}, 'blocks', ${blocks}`, `navigation_mega m where ${ofMenu('m')}`)} as mega,
    ${list('f', `'heading', f.heading, 'links', ${links}`, `navigation_footer f where ${ofMenu('f')}`)} as footer,
    ${list('s', target('s'), `navigation_small s where ${ofMenu('s')}`)} as small,
    ${list('o', "'id', o.id, 'title', o.title, 'text', o.text", `navigation_notes o where ${ofMenu('o')}`)} as notes,
    ${list('g', "'title', g.title, 'filename', p.filename", `navigation_logos g left join cms.media p on p.id = g.image_id where ${ofMenu('g')}`)} as logos
  from chosen c
  cross join lateral (select distinct m._locale as locale from cms.navigation_mega m where m._parent_id = c.id) l
  left join cms.navigation_locales w on w._parent_id = c.id and w._locale = l.locale`

/** The menus made for a shop and kind of visitor, else those for all shops, in every language they exist in. */
export async function readNavigation(
  pool: Pool,
  shopCode: string,
  visitorType: ClientType,
): Promise<NavigationRow[]> {
  const { rows } = await pool.query<NavigationRow>(query, [shopCode, visitorType])
  return rows
}
