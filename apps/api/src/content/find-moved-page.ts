import { buildPath, type SitePlace } from '@kindred/domain/location/path'
import { type FoundPage, findPage } from './find-in-tree.ts'
import { pathOf, type SiteTree } from './site-tree.ts'

/**
 * The page that stood at a place before it was moved below another one, or what hangs below such a page. Its canonical path
 * says where it is now. Asked only where nothing is found: whatever stands there today comes first.
 */
export function findMovedPage(tree: SiteTree, place: SitePlace): FoundPage | null {
  const segments = place.rest.map((segment) => segment.normalize('NFC').toLowerCase())
  for (let length = segments.length; length > 0; length--) {
    const id = tree.formerWays.get(`/${segments.slice(0, length).join('/')}`)
    const node = id === undefined ? undefined : tree.byId.get(id)
    const now = node && pathOf(tree, node, place)
    const start = buildPath({ ...place, rest: [] })
    if (!now?.startsWith(start)) continue
    const way = now.slice(start.length).split('/').filter(Boolean)
    return findPage(tree, { ...place, rest: [...way, ...place.rest.slice(length)] })
  }
  return null
}
