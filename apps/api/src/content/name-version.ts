import { createHash } from 'node:crypto'
import type { Locale } from '@kindred/domain/vocabulary'
import type { PageBody } from './page-row.ts'

type Words = Pick<PageBody, 'intro' | 'blocks' | 'below' | 'faq'> & { title: string }

/**
 * The version of what a page says in a language: the same words have the same version, wherever and whenever they are
 * read, so that an agreement can be held against the editor's history.
 */
export function nameVersion(locale: Locale, text: Words): string {
  const { title, intro, blocks, below, faq } = text
  const words = JSON.stringify([title, intro, blocks, below, faq])
  return `${locale}-${createHash('sha256').update(words).digest('hex').slice(0, 16)}`
}
