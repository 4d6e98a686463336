import type { Locale } from '@kindred/domain/vocabulary'

/**
 * The first row, with each of these fields from the first row that says something in it, and which language that is. What
 * is not named stays as the first row has it: a title for search engines must not speak another language than the page’s
 * own.
 */
export function mergeFields<Row extends { locale: Locale }, Field extends keyof Row>(
  rows: readonly [Row, ...Row[]],
  fields: readonly Field[],
): Row & { languages: Record<Field, Locale> } {
  const merged = { ...rows[0] }
  const languages = {} as Record<Field, Locale>
  for (const field of fields) {
    const found = rows.find((row) => says(row[field])) ?? rows[0]
    merged[field] = found[field]
    languages[field] = found.locale
  }
  return { ...merged, languages }
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
}
