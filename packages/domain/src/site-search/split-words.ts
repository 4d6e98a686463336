import type { Locale } from '../vocabulary.ts'

const letters = /[\p{L}\p{N}]+/gu
/** Has no accents, widths or other forms, so that only its case is to be folded: most words of most texts. */
const plain = /^[\x20-\x7e]*$/
/** Languages that write no spaces between words. */
const unspaced = /^(zh|ja)/
const segmenters = new Map<Locale, Intl.Segmenter>()

/** A word as it is compared: without case, accents or width of its signs, since people leave these out when they search. */
export function foldWord(word: string): string {
  if (plain.test(word)) return word.toLowerCase()
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').replace(/ς/g, 'σ')
}

/** Where each word of a text begins and ends, in the order of the text. */
export function findWords(text: string, locale: Locale): { start: number; end: number }[] {
  if (unspaced.test(locale)) {
    const found: { start: number; end: number }[] = []
    for (const { index, segment, isWordLike } of segmenterOf(locale).segment(text))
      if (isWordLike) found.push({ start: index, end: index + segment.length })
    return found
  }
  return [...text.matchAll(letters)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The words of a text, folded (SRCH-15: what people type is compared with the same words of the pages). */
export function splitWords(text: string, locale: Locale): string[] {
  const composed = text.normalize('NFC')
  return findWords(composed, locale)
    .map(({ start, end }) => foldWord(composed.slice(start, end)))
    .filter((word) => word !== '')
}

/** Made once for each language: making one costs more than a search. */
function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const made = new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, made)
  return made
}
