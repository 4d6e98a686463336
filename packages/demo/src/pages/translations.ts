import type { AlsoWritten, PageText } from './page-writing.ts'
import { spanish } from './translations/es-es.ts'
import { french } from './translations/fr-fr.ts'

/** The main pages in languages beyond the first three, by the names of the pages. */
export const translations: Record<AlsoWritten, Readonly<Record<string, PageText>>> = {
  'fr-FR': french,
  'es-ES': spanish,
}
