import { transaction } from '@kindred/database/transaction'
import { type Locale, locales } from '@kindred/domain/vocabulary'
import { isFindable } from '../content/is-findable.ts'
import { readPageBody, readPageNodes, readPageVersions } from '../content/page.store.ts'
import { printWords } from '../content/print-words.ts'
import { type PageNode, readableLocales, readTexts } from '../content/site-tree.ts'
import type { Services } from '../services.ts'
import { countWords, dropEntry, type Entry, listEntryVersions, putEntry } from './entry.store.ts'

/** Changes with how entries are made: then all are made anew. */
const making = '1'

/**
 * Makes the entries of pages that were published or changed since, and drops those of pages that are gone. It compares
 * what is there with what should be, so it may run at any time, twice, or after one was missed.
 */
export async function refreshEntries({ pool, db }: Services): Promise<void> {
  const [nodes, versions, entries] = await Promise.all([
    readPageNodes(pool),
    readPageVersions(pool),
    listEntryVersions(db),
  ])
  const wanted = new Map(
    nodes.filter(isFindable).flatMap((node) =>
      locales
        .filter((locale) => node.texts[locale])
        .map((locale) => {
          const version = `${making} ${versions.get(node.id)}`
          return [keyOf(node.id, locale), { node, locale, version }] as const
        }),
    ),
  )
  const gone = entries.filter(({ pageId, locale }) => !wanted.has(keyOf(pageId, locale)))
  const made = new Map(entries.map(({ pageId, locale, version }) => [keyOf(pageId, locale), version]))
  const stale = [...wanted].filter(([key, { version }]) => made.get(key) !== version)
  for (const [, { node, locale, version }] of stale) {
    const entry = await makeEntry(pool, node, locale, version)
    if (entry) await putEntry(db, entry)
  }
  for (const { pageId, locale } of gone) await dropEntry(db, pageId, locale)
  const changed = new Set([...gone.map(({ locale }) => locale), ...stale.map(([, { locale }]) => locale)])
  for (const locale of changed) await transaction(pool, (tx) => countWords(tx, locale))
}

const keyOf = (pageId: string, locale: Locale) => `${pageId} ${locale}`

/** What the page says in a language, the gaps filled as readers see them; null where it went meanwhile. */
async function makeEntry(
  pool: Services['pool'],
  node: PageNode,
  locale: Locale,
  version: string,
): Promise<Entry | null> {
  const body = await readPageBody(pool, node.id, readableLocales(node, locale))
  const texts = readTexts(node, locale)
  if (!body || !texts) return null
  const questions = body.faq.map(({ title, text }) => `${title} ${text}`)
  return {
    pageId: node.id,
    locale,
    version,
    title: texts.title,
    description: body.metaDescription || body.intro || '',
    body: [body.intro ?? '', printWords(body.blocks), printWords(body.below), ...questions].join(' ').trim(),
  }
}
