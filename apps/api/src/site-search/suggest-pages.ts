import type { Suggestions } from '@kindred/contracts/site-search'
import { markHits } from '@kindred/domain/site-search/mark-hits'
import { maySuggest } from '@kindred/domain/site-search/may-suggest'
import { splitWords } from '@kindred/domain/site-search/split-words'
import { readTexts, type SiteTree } from '../content/site-tree.ts'
import type { Services } from '../services.ts'
import { findPages } from './find-pages.ts'
import type { ShopPlace } from './find-place.ts'

/** Pages whose names have words that begin as typed (SRCH-15, SRCH-16), each name once. */
export async function suggestPages(
  services: Services,
  tree: SiteTree,
  place: ShopPlace,
  { q, count }: { q: string; count: number },
): Promise<Suggestions> {
  const words = splitWords(q, place.locale)
  if (!maySuggest(q) || words.length === 0) return { suggestions: [] }
  const names = new Map<string, Suggestions['suggestions'][number]>()
  for (const { node, url } of await findPages(services, tree, place, words, 'title')) {
    const texts = readTexts(node, place.locale)
    if (texts && !names.has(texts.title))
      names.set(texts.title, { text: texts.title, pieces: markHits(texts.title, words, texts.locale), url })
  }
  return { suggestions: [...names.values()].slice(0, count) }
}
