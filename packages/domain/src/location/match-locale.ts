import { type Locale, locales } from '../vocabulary.ts'

/**
 * The locale a path segment or language tag names, in any case: `en-gb` is `en-GB`. A bare language (`en`) is the first
 * locale of that language among `offered`, which is where a shop's own list decides between en-GB and en-US. Null for
 * anything else (RTE-07: exactly 2 or 5 characters).
 */
export function matchLocale(tag: string, offered: readonly Locale[] = locales): Locale | null {
  const wanted = tag.toLowerCase()
  if (wanted.length === 5) return offered.find((locale) => locale.toLowerCase() === wanted) ?? null
  if (wanted.length !== 2) return null
  return offered.find((locale) => locale.slice(0, 2) === wanted) ?? null
}

/**
 * The locale a browser asks for in `Accept-Language`, by its weights: an exact match first, then the same language, or
 * null when nothing offered fits.
 */
export function matchBrowserLocale(
  header: string | null,
  offered: readonly Locale[] = locales,
): Locale | null {
  if (!header) return null
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0, index }
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
  for (const { tag } of wishes) {
    const match = matchLocale(tag, offered) ?? matchLocale(tag.slice(0, 2), offered)
    if (match) return match
  }
  return null
}
