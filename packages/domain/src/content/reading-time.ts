/** Words a minute that an adult reads of plain text on a screen. */
const wordsAMinute = 220

/**
 * Whole minutes it takes to read a text, at least one. Words are counted as the language divides them, so that Chinese
 * and Japanese, which write no spaces, are measured too.
 *
 * @param language BCP 47, such as `ja-JP`
 */
export function countReadingMinutes(text: string, language: string): number {
  return Math.max(1, Math.round(countWords(text, language) / wordsAMinute))
}

export function countWords(text: string, language: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) words++
  return words
}
