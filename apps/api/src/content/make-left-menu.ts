import type { MenuItem } from '@kindred/contracts/content'
import type { SitePlace } from '@kindred/domain/location/path'
import { makeMenuItem } from './make-menu-item.ts'
import { nameOther } from './name-other.ts'
import { type PageNode, pathOf, readTexts, type SiteTree } from './site-tree.ts'

/**
 * The menu beside a page (LAY-32, PAGE-09): the nearest page of kind `LeftNavigationPage` at or above it, and what hangs
 * below that one in two levels, in the order pages were made. Where the visitor is, and the way there, is active.
 *
 * @returns empty where the page stands in no such branch
 */
export function makeLeftMenu(tree: SiteTree, node: PageNode, place: SitePlace): MenuItem[] {
  const trail = listTrail(tree, node)
  const root = trail.find(({ kind }) => kind === 'LeftNavigationPage')
  if (!root) return []
  const here = new Set(trail.map(({ id }) => id))
  const below = (id: string, depth: number): MenuItem[] =>
    depth === 0
      ? []
      : (tree.children.get(id) ?? []).flatMap((child) => toItem(child, below(child.id, depth - 1)))
  const toItem = (at: PageNode, children: MenuItem[]): MenuItem[] => {
    const url = pathOf(tree, at, place)
    const texts = readTexts(at, place.locale)
    if (!url || !texts?.title) return []
    return [
      makeMenuItem({
        id: at.id,
        title: texts.title,
        url,
        children,
        isActive: at === root ? at === node : here.has(at.id),
        isB2B: place.area === 'shop' && place.visitorType === 'professional',
        pageGuid: at.id,
        nameInUrl: texts.slug,
        otherLanguage: nameOther(texts.titleLocale, place.locale),
      }),
    ]
  }
  return [...toItem(root, []), ...below(root.id, 2)]
}

/** The page, then what it hangs below, the nearest first. */
function listTrail(tree: SiteTree, node: PageNode): PageNode[] {
  const trail: PageNode[] = []
  for (
    let at: PageNode | undefined = node;
    at && trail.length < 20;
    at = at.parentId === null ? undefined : tree.byId.get(at.parentId)
  )
    trail.push(at)
  return trail
}
