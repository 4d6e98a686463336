import { fallbackChain } from '@kindred/content/config/locales.ts'
import type { Locale } from '@kindred/domain/vocabulary'

/** One field of a text from the nearest language that has it, as pages read theirs; null where none does. */
export function pickField<Row extends { locale: Locale }, Field extends keyof Row>(
  texts: readonly Row[],
  field: Field,
  locale: Locale,
): NonNullable<Row[Field]> | null {
  for (const candidate of fallbackChain(locale)) {
    const value = texts.find((text) => text.locale === candidate)?.[field]
    if (value !== null && value !== undefined && value !== '') return value
  }
  return null
}
