import type { SitePlace } from '@kindred/domain/location/path'
import type { SiteArea } from '@kindred/domain/vocabulary'
import { pathOf, type SiteTree } from './site-tree.ts'

/**
 * Where the first page of a kind is at a place; null where there is none.
 *
 * @param area only of pages that stand in this one
 */
export function findKindPath(tree: SiteTree, place: SitePlace, kind: string, area?: SiteArea): string | null {
  for (const node of tree.byId.values()) {
    if (node.kind !== kind || (area && node.area !== area)) continue
    const path = pathOf(tree, node, place)
    if (path) return path
  }
  return null
}

/** The same for every kind that has a page at a place, for links that no editor writes. */
export function listKindPaths(tree: SiteTree, place: SitePlace): Record<string, string> {
  const kinds = new Set([...tree.byId.values()].map(({ kind }) => kind))
  return Object.fromEntries(
    [...kinds].flatMap((kind) => {
      const path = findKindPath(tree, place, kind)
      return path ? [[kind, path]] : []
    }),
  )
}
