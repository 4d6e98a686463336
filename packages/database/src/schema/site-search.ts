import type { Locale } from '@kindred/domain/vocabulary'
import { customType, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { shop } from './shop-schema.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What each published page says in each language it is published in, as the site search reads it. Made from the pages by
 * a job and made anew from them at any time, so nothing here is of value by itself.
 */
export const siteSearchEntry = shop.table(
  'site_search_entry',
  {
    pageId: uuid().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Of the page when this was made: another means that the page was changed since. */
    version: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    /** Its different words, folded. */
    words: text().array().notNull(),
    /** Title weighs most (A), then the description (B), then the rest (D). */
    document: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.locale] }),
    index('site_search_entry_document').using('gin', t.document),
  ],
)

/** Every word that the pages of a language use, folded, and in how many of them: what a mistyped word can be read as. */
export const siteSearchWord = shop.table(
  'site_search_word',
  {
    locale: text().$type<Locale>().notNull(),
    word: text().notNull(),
    pages: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.word] })],
)
