import { buildPath, type PathOptions, parsePath, type SitePlace } from '@kindred/domain/location/path'
import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import { findPage } from './find-in-tree.ts'
import { pathOf, type SiteTree } from './site-tree.ts'

/**
 * The same page in another shop, language or for another kind of visitor, so that a change of settings does not lose the
 * place. Null where it does not exist there: the start page stands in. What editors did not make (account, checkout) has
 * one address in all languages.
 *
 * @param path where the visitor is
 */
export function findEquivalentPath(
  tree: SiteTree,
  options: PathOptions,
  path: string,
  to: { shopCode: string; locale: Locale; visitorType: ClientType },
): string | null {
  const from = parsePath(path, options)
  if (!from) return null
  const target: SitePlace = from.area === 'shop' ? { ...from, ...to } : { ...from, locale: to.locale }
  const found = findPage(tree, from)
  if (!found) return isBuiltIn(from) ? buildPath(target) : null
  const there = pathOf(tree, found.node, { ...target, rest: [] })
  if (there === null) return null
  return found.parameter === null ? there : `${there}${encodeURIComponent(found.parameter)}/`
}

/** Only the basket of the checkout: its further steps belong to an order that another shop does not have. */
const isBuiltIn = ({ area, rest }: SitePlace): boolean =>
  area === 'account' || (area === 'shop' && rest.join('/') === 'checkout/basket')
