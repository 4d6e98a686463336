import type { PageKind } from '@kindred/content/config/page-kinds.ts'
import type { PageText } from '../page-writing.ts'
import type { KindWords } from './kind-row.ts'
import { printSlug } from './print-slug.ts'

/** The name of the demo page that shows a kind which nothing else shows. */
export const nameOfKind = (kind: string) => `kind-${kind}`

/** The words around the application of a kind, as the text of its page. */
export function aroundKind(kind: PageKind, [title, intro, blocks = [], below = []]: KindWords): PageText {
  const slug = kind === 'AccountHomePage' ? 'overview' : printSlug(title)
  return { title, slug, intro, blocks, below }
}

/** The words around several kinds, by the names of their pages. */
export const aroundKinds = (words: Partial<Record<PageKind, KindWords>>): Record<string, PageText> =>
  Object.fromEntries(
    Object.entries(words).map(([kind, said]) => [nameOfKind(kind), aroundKind(kind as PageKind, said)]),
  )
