import { findNearestWord } from '@kindred/domain/site-search/nearest-word'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { listWordsLike } from './entry.store.ts'

/**
 * The words as somebody may have meant them, each read as the nearest word of the pages; null where all of them are used
 * there as they are, or nothing is near.
 */
export async function correctWords(
  { db }: Services,
  words: readonly string[],
  locales: readonly Locale[],
): Promise<string[] | null> {
  const corrected = await Promise.all(
    words.map(async (word) => {
      const candidates = await listWordsLike(db, word, locales)
      return candidates.includes(word) ? word : (findNearestWord(word, candidates) ?? word)
    }),
  )
  return corrected.some((word, at) => word !== words[at]) ? corrected : null
}
