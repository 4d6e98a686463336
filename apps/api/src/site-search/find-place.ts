import type { Reference } from '@kindred/content/reference/reference.ts'
import type { SitePlace } from '@kindred/domain/location/path'
import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import type { SiteTree } from '../content/site-tree.ts'

export type ShopPlace = Extract<SitePlace, { area: 'shop' }>

/**
 * Where somebody searches: in which language and shop, and for which kind of visitor. A page that is for professionals
 * alone is searched from by them (SRCH-20: without a page it is the default page).
 */
export function findSearchPlace(
  tree: SiteTree,
  { locale, shopCode, pageId }: { locale: Locale; shopCode: string; pageId: number },
): ShopPlace {
  const page = [...tree.byId.values()].find(({ epiId }) => epiId === pageId)
  const [only, ...others] = page?.visitorTypes ?? []
  const visitorType: ClientType = only && others.length === 0 ? only : 'private'
  return { area: 'shop', locale, shopCode, visitorType, rest: [] }
}

/** The shop that speaks a language: the asked one when it does, else the first that does, else the asked one. */
export function chooseShop({ shops }: Reference, shopCode: string, locale: Locale): string {
  const speaks = (code: string) => shops.get(code)?.languages.some((one) => one.locale === locale) === true
  if (speaks(shopCode)) return shopCode
  return [...shops.keys()].find(speaks) ?? shopCode
}
