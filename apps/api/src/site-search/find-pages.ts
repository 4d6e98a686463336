import { fallbackChain } from '@kindred/content/config/locales.ts'
import type { SiteSearchHit } from '@kindred/contracts/site-search'
import { cutExcerpt, markHits } from '@kindred/domain/site-search/mark-hits'
import { type PageNode, pathOf, readTexts, type SiteTree } from '../content/site-tree.ts'
import type { Services } from '../services.ts'
import type { ShopPlace } from './find-place.ts'
import { listMatches, readEntries } from './match.store.ts'

export type FoundPage = { node: PageNode; url: string }

/**
 * Pages of a place that match, the likeliest first: each in the language it is shown in there, so a page that is not
 * translated is found by the words people see on it.
 */
export async function findPages(
  { pool }: Pick<Services, 'pool'>,
  tree: SiteTree,
  place: ShopPlace,
  words: readonly string[],
  how: 'all' | 'any' | 'title',
): Promise<FoundPage[]> {
  if (words.length === 0) return []
  const matches = await listMatches(pool, { words, locales: fallbackChain(place.locale), how })
  return matches.flatMap(({ pageId, locale }) => {
    const node = tree.byId.get(pageId)
    if (!node || readTexts(node, place.locale)?.locale !== locale) return []
    const url = pathOf(tree, node, place)
    return url ? [{ node, url }] : []
  })
}

/** What is shown of pages that were found, with the words that were searched for marked (SRCH-05). */
export async function describePages(
  { pool }: Pick<Services, 'pool'>,
  tree: SiteTree,
  place: ShopPlace,
  words: readonly string[],
  pages: readonly FoundPage[],
): Promise<SiteSearchHit[]> {
  const shown = pages.flatMap(({ node, url }) => {
    const texts = readTexts(node, place.locale)
    return texts ? [{ node, url, texts }] : []
  })
  const entries = await readEntries(
    pool,
    shown.map(({ node, texts }) => ({ pageId: node.id, locale: texts.locale })),
  )
  return shown.flatMap(({ node, url, texts }) => {
    const { locale } = texts
    const entry = entries.find((one) => one.pageId === node.id && one.locale === locale)
    if (!entry) return []
    const mark = (text: string) => markHits(text, words, locale)
    const described = mark(entry.description)
    const excerpt = described.some(({ isHit }) => isHit)
      ? described
      : mark(cutExcerpt(entry.body || entry.description, words, locale))
    return [
      {
        name: entry.title,
        url,
        parentName: nameParent(tree, node, place),
        metaDataDescription: entry.description,
        namePieces: mark(entry.title),
        excerptPieces: excerpt.some(({ isHit }) => isHit) || entry.description === '' ? excerpt : described,
        locale,
      },
    ]
  })
}

function nameParent(tree: SiteTree, node: PageNode, place: ShopPlace): string | null {
  const parent = node.parentId === null ? undefined : tree.byId.get(node.parentId)
  return (parent && readTexts(parent, place.locale)?.title) ?? null
}
