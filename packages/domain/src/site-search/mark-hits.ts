import type { Locale } from '../vocabulary.ts'
import { findWords, foldWord } from './split-words.ts'

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; isHit: boolean }

/** Endings that words of one stem may differ in, in letters. */
const ending = 2
/** Shorter words differ in more than an ending when their last letters do. */
const shortestStem = 4

/**
 * Whether a word of a page is one that was searched for: it begins with it, or both differ in their endings alone
 * (`donations`, `donation`). The database compares stems; this is near enough to show people why a page was found.
 * @param word folded
 * @param wanted folded
 */
export function isHit(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true
  const stem = Math.min(word.length, wanted.length) - ending
  return (
    stem >= shortestStem &&
    word.slice(0, stem) === wanted.slice(0, stem) &&
    word.length < wanted.length + ending + 2
  )
}

/** The text cut at what was searched for; the pieces joined are the text. */
export function markHits(text: string, wanted: readonly string[], locale: Locale): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { start, end } of findWords(text, locale)) {
    const word = foldWord(text.slice(start, end))
    if (!wanted.some((one) => isHit(word, one))) continue
    if (start > done) pieces.push({ text: text.slice(done, start), isHit: false })
    pieces.push({ text: text.slice(start, end), isHit: true })
    done = end
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false })
  return pieces
}

/**
 * The part of a long text around the first word that was searched for, at most about so many characters, cut between
 * words; from its beginning where no word is met.
 */
export function cutExcerpt(text: string, wanted: readonly string[], locale: Locale, most = 200): string {
  if (text.length <= most) return text
  const words = findWords(text, locale)
  const hit = words.findIndex(({ start, end }) => {
    const word = foldWord(text.slice(start, end))
    return wanted.some((one) => isHit(word, one))
  })
  const at = hit < 0 ? 0 : (words[hit]?.start ?? 0)
  const from = at < most / 3 ? 0 : (words.find(({ start }) => start >= at - most / 3)?.start ?? at)
  const last = words.findLast(({ end }) => end <= from + most)
  const until = last && last.end > from ? last.end : from + most
  return `${from > 0 ? '… ' : ''}${text.slice(from, until).trim()}${until < text.length ? ' …' : ''}`
}
