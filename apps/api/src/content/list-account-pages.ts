import { describeKind } from '@kindred/content/config/page-kinds.ts'
import type { MenuItem } from '@kindred/contracts/content'
import type { Locale } from '@kindred/domain/vocabulary'
import { makeMenuItem } from './make-menu-item.ts'
import { nameOther } from './name-other.ts'
import { pathOf, readTexts, type SiteTree } from './site-tree.ts'

/** LAY-34: the pages editors made for the account, in a language, in the order they were made; none that is hidden. */
export function listAccountPages(tree: SiteTree, locale: Locale): MenuItem[] {
  const place = { area: 'account' as const, locale, rest: [] }
  return [...tree.byId.values()].flatMap((node) => {
    if (describeKind(node.kind)?.isHidden) return []
    const url = node.area === 'account' ? pathOf(tree, node, place) : null
    const texts = readTexts(node, locale)
    if (!url || !texts?.title) return []
    return [
      makeMenuItem({
        id: node.id,
        title: texts.title,
        url,
        pageGuid: node.id,
        nameInUrl: texts.slug,
        otherLanguage: nameOther(texts.titleLocale, locale),
      }),
    ]
  })
}
