import type { SitePlace } from '@kindred/domain/location/path'
import type { Services } from '../services.ts'
import { shopOfPlace } from './shop-of-place.ts'
import { type PageNode, pathOf, readTexts, type SiteTree } from './site-tree.ts'

/** Within the account and the donor area, pages of the shop are those of a shop that speaks the language. */
export function linkToPage(
  services: Services,
  tree: SiteTree,
  node: PageNode | undefined,
  place: SitePlace,
  linked: Set<number>,
) {
  const url = node && (pathOf(tree, node, place) ?? pathOf(tree, node, placeInShop(services, place)))
  if (!node || !url) return null
  linked.add(node.epiId)
  return { url, title: readTexts(node, place.locale)?.title ?? '' }
}

function placeInShop(services: Services, place: SitePlace): SitePlace {
  if (place.area === 'shop') return place
  const { locale } = place
  const shops = [...services.reference().shops.values()].sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault),
  )
  const speaks = shops.find(({ languages }) => languages.some((language) => language.locale === locale))
  const shopCode = speaks?.code ?? shopOfPlace(services, place)
  return { area: 'shop', locale, shopCode, visitorType: 'private', rest: [] }
}
