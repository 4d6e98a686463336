import { matchLocale } from '@kindred/domain/location/match-locale'
import { defaultLocale } from '@kindred/domain/vocabulary'

/** A locale segment as this product writes it, or English for one it does not speak (the page is then not found). */
export function readLocale(segment: string): string {
  return (matchLocale(segment) ?? defaultLocale).toLowerCase()
}
