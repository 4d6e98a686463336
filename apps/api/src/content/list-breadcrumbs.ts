import type { Page } from '@kindred/contracts/content'
import type { SitePlace } from '@kindred/domain/location/path'
import { nameOther } from './name-other.ts'
import type { SettledPage } from './settle-parameter.ts'
import { type PageNode, pathOf, readTexts, type SiteTree } from './site-tree.ts'

/** The way to a page; a page that shows one thing of many ends with that thing, below the page itself. */
export function listBreadcrumbs(
  tree: SiteTree,
  trail: readonly PageNode[],
  place: SitePlace,
  { title, canonicalPath, node }: SettledPage,
  ownTitle: string,
): Page['breadcrumbs'] {
  const crumbs = trail.map((at) => {
    const texts = readTexts(at, place.locale)
    return {
      title: texts?.title ?? '',
      url: pathOf(tree, at, place) ?? canonicalPath,
      pageId: at.epiId,
      otherLanguage: nameOther(texts?.titleLocale, place.locale),
    }
  })
  return title === null ? crumbs : [...crumbs, { title: ownTitle, url: canonicalPath, pageId: node.epiId }]
}
