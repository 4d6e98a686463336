import type { Executor } from '@kindred/database/pool'
import { siteSearchEntry } from '@kindred/database/schema/site-search'
import type { Locale } from '@kindred/domain/vocabulary'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { textSearchConfig } from './text-search-config.ts'

export type Match = { pageId: string; locale: Locale }

/** More pages than anybody looks through; a word that all have matches no more. */
const most = 2000

/**
 * Entries of a language that have words beginning like these, or of their stems; the nearest first.
 * @param words folded letters and digits alone, at least one
 * @param how `all` of the words, `any` of them, or all of them in the `title`
 */
export async function listMatches(
  on: Executor,
  { words, locale, how }: { words: readonly string[]; locale: Locale; how: 'all' | 'any' | 'title' },
): Promise<(Match & { rank: number })[]> {
  const config = textSearchConfig[locale]
  const weight = how === 'title' ? 'A' : ''
  const text = words
    .map((word) => `'${word.replaceAll("'", '')}':*${weight}`)
    .join(how === 'any' ? ' | ' : ' & ')
  const query = sql`to_tsquery(${config}::regconfig, ${text})`
  const { pageId, document } = siteSearchEntry
  // 1: a long page has more words by chance. 32: from 0 to 1, so that languages can be set beside each other.
  const rank = sql<number>`ts_rank(${document}, ${query}, 1 | 32)`
  const rows = await on
    .select({ pageId, locale: siteSearchEntry.locale, rank })
    .from(siteSearchEntry)
    .where(and(eq(siteSearchEntry.locale, locale), sql`${document} @@ ${query}`))
    .orderBy(sql`${rank} desc, ${siteSearchEntry.title}`)
    .limit(most)
  return rows
}

/** What is shown of some entries. */
export async function readEntries(on: Executor, matches: readonly Match[]) {
  if (matches.length === 0) return []
  const { pageId, locale, title, description, body } = siteSearchEntry
  return on
    .select({ pageId, locale, title, description, body })
    .from(siteSearchEntry)
    .where(
      inArray(
        pageId,
        matches.map((match) => match.pageId),
      ),
    )
}
