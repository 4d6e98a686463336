import type { Page } from '@kindred/contracts/content'
import type { SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import type { SettledPage } from './settle-parameter.ts'
import { shopOfPlace } from './shop-of-place.ts'
import { pathOf, type SiteTree } from './site-tree.ts'

/** The same page in each language of the shop in which it is really published, not only shown through fallback; the shop’s own first. */
export function listHrefLangs(
  services: Services,
  tree: SiteTree,
  place: SitePlace,
  { node, parameterIn }: SettledPage,
): Page['meta']['hrefLangs'] {
  const shop = services.reference().shops.get(shopOfPlace(services, place))
  const languages = [...(shop?.languages ?? [])].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return languages.flatMap((language) => {
    const locale = language.locale as Locale
    if (!node.texts[locale]) return []
    const path = pathOf(tree, node, { ...place, locale })
    if (!path) return []
    const parameter = parameterIn(locale)
    const rest = parameter === null ? '' : `${encodeURIComponent(parameter)}/`
    return [{ url: services.config.publicUrl + path + rest, countryCode: locale }]
  })
}

/** What is shown through fallback is the page of the other language: its address is the one that counts. */
export const findCanonical = (hrefLangs: Page['meta']['hrefLangs'], shown: Locale) =>
  hrefLangs.find(({ countryCode }) => countryCode === shown)?.url
