import type { Suggestions } from '@kindred/contracts/site-search'
import { markHits } from '@kindred/domain/site-search/mark-hits'
import { splitWords } from '@kindred/domain/site-search/split-words'
import { readTexts, type SiteTree } from '../content/site-tree.ts'
import type { Services } from '../services.ts'
import { findPages } from './find-pages.ts'
import type { ShopPlace } from './find-place.ts'

/** SRCH-15, SRCH-16: nothing is suggested for two letters or fewer. */
const fewestSigns = 3
/** A word of Chinese or Japanese is a sign or two. */
const fewestSignsUnspaced = 1

/** Pages whose names have words that begin as typed (SRCH-16), each name once. */
export async function suggestPages(
  services: Services,
  tree: SiteTree,
  place: ShopPlace,
  { q, count }: { q: string; count: number },
): Promise<Suggestions> {
  const fewest = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(q)
    ? fewestSignsUnspaced
    : fewestSigns
  const words = splitWords(q, place.locale)
  if ([...q.trim()].length < fewest || words.length === 0) return { suggestions: [] }
  const names = new Map<string, Suggestions['suggestions'][number]>()
  for (const { node, url } of await findPages(services, tree, place, words, 'title')) {
    const texts = readTexts(node, place.locale)
    if (texts && !names.has(texts.title))
      names.set(texts.title, { text: texts.title, pieces: markHits(texts.title, words, texts.locale), url })
  }
  return { suggestions: [...names.values()].slice(0, count) }
}
