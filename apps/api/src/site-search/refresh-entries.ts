import { transaction } from '@kindred/database/transaction'
import type { Locale } from '@kindred/domain/vocabulary'
import { isFindable } from '../content/is-findable.ts'
import { listPublishedTexts, readPageWords } from '../content/published-texts.ts'
import type { Services } from '../services.ts'
import { countWords, dropEntry, listEntryVersions, putEntry } from './entry.store.ts'

/** Changes with how entries are made: then all are made anew. */
const making = '2'

/**
 * Makes the entries of pages that were published or changed since, and drops those of pages that are gone. It compares
 * what is there with what should be, so it may run at any time, twice, or after one was missed.
 */
export async function refreshEntries(services: Services): Promise<void> {
  const { pool, db } = services
  const [published, entries] = await Promise.all([listPublishedTexts(services), listEntryVersions(db)])
  const wanted = new Map(
    published
      .filter(({ node }) => isFindable(node))
      .map((text) => [keyOf(text.node.id, text.locale), { ...text, version: `${making} ${text.version}` }]),
  )
  const made = new Map(entries.map(({ pageId, locale, version }) => [keyOf(pageId, locale), version]))
  const gone = entries.filter(({ pageId, locale }) => !wanted.has(keyOf(pageId, locale)))
  const stale = [...wanted].filter(([key, { version }]) => made.get(key) !== version)
  for (const [, { node, locale, version }] of stale) {
    const words = await readPageWords(services, node, locale)
    if (words) await putEntry(db, { pageId: node.id, locale, version, ...words })
  }
  for (const { pageId, locale } of gone) await dropEntry(db, pageId, locale)
  const changed = new Set([...gone.map(({ locale }) => locale), ...stale.map(([, { locale }]) => locale)])
  for (const locale of changed) await transaction(pool, (tx) => countWords(tx, locale))
}

const keyOf = (pageId: string, locale: Locale) => `${pageId} ${locale}`
