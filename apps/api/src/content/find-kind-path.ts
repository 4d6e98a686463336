import type { SitePlace } from '@kindred/domain/location/path'
import { pathOf, type SiteTree } from './site-tree.ts'

/** Where the first page of a kind is at a place; null where there is none. */
export function findKindPath(tree: SiteTree, place: SitePlace, kind: string): string | null {
  for (const node of tree.byId.values()) {
    const path = node.kind === kind ? pathOf(tree, node, place) : null
    if (path) return path
  }
  return null
}
