import { locales } from '@kindred/domain/vocabulary'

/** A locale segment as this product writes it, or English for one it does not speak (the page is then not found). */
export function readLocale(segment: string): string {
  const known = locales.find((locale) => locale.toLowerCase() === segment.toLowerCase())
  return (known ?? 'en-GB').toLowerCase()
}
