import { parsePath } from '@kindred/domain/location/path'
import {
  followRedirects,
  printLocation,
  printRedirectPath,
  type Redirect,
} from '@kindred/domain/location/redirects'
import type { Services } from '../services.ts'
import { pathOptions } from './path-options.ts'
import type { RedirectRow } from './redirect.store.ts'
import { pathOf, type SiteTree } from './site-tree.ts'

/**
 * Where staff say that a path leads, in one step however long the chain; null where they say nothing, or only a loop. A
 * page is led to at its address in the shop and language of the path; one that is not to be seen there ends the chain.
 */
export function findRedirect(services: Services, tree: SiteTree, path: string): Redirect | null {
  const asked = printRedirectPath(path)
  const found = asked === null ? null : followRedirects(asked, (at) => toRedirect(tree.redirects.get(at), at))
  return found && { ...found, to: printLocation(found.to) }

  function toRedirect(row: RedirectRow | undefined, at: string): Redirect | null {
    const to = row && (row.address ?? pathOfPage(row.pageId, at))
    return row && to ? { to, isPermanent: row.isPermanent } : null
  }

  function pathOfPage(id: string | null, from: string): string | null {
    const node = id === null ? undefined : tree.byId.get(id)
    if (!node) return null
    const options = pathOptions(services.reference())
    // An address outside of any shop leads to the page in the shop that is first.
    const place = parsePath(encodeURI(from), options) ?? parsePath(homeOf(services), options)
    const here = place && pathOf(tree, node, place)
    if (here || place?.area === 'shop') return here
    const home = parsePath(homeOf(services, place?.locale), options)
    return home && pathOf(tree, node, home)
  }
}

function homeOf(services: Services, locale = 'en-GB'): string {
  const shops = [...services.reference().shops.values()]
  const shop = shops.find(({ isDefault }) => isDefault) ?? shops[0]
  return `/${locale.toLowerCase()}/${shop?.code ?? 'dk'}-shop/private/`
}
