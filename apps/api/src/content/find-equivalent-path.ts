import { type PathOptions, parsePath, type SitePlace } from '@kindred/domain/location/path'
import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import { findPage, pathOf, type SiteTree } from './site-tree.ts'

/**
 * The same page in another shop, language or for another kind of visitor, so that a change of settings does not lose the
 * place. Null where it does not exist there, and for what editors did not make: the start page stands in.
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
  const found = from && findPage(tree, from)
  if (!from || !found) return null
  const target: SitePlace =
    from.area === 'shop' ? { ...from, ...to, rest: [] } : { ...from, locale: to.locale, rest: [] }
  const there = pathOf(tree, found.node, target)
  if (there === null) return null
  return found.parameter === null ? there : `${there}${encodeURIComponent(found.parameter)}/`
}
