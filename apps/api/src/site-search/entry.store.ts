import type { Executor } from '@kindred/database/pool'
import { siteSearchEntry, siteSearchWord } from '@kindred/database/schema/site-search'
import { splitWords } from '@kindred/domain/site-search/split-words'
import type { Locale } from '@kindred/domain/vocabulary'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { textSearchConfig } from './text-search-config.ts'

export type Entry = {
  pageId: string
  locale: Locale
  version: string
  title: string
  description: string
  body: string
}

export async function listEntryVersions(
  on: Executor,
): Promise<{ pageId: string; locale: Locale; version: string }[]> {
  const { pageId, locale, version } = siteSearchEntry
  return on.select({ pageId, locale, version }).from(siteSearchEntry)
}

export async function putEntry(on: Executor, entry: Entry): Promise<void> {
  const { locale, title, description, body } = entry
  const fold = (text: string) => splitWords(text, locale)
  const [titleWords, descriptionWords, bodyWords] = [fold(title), fold(description), fold(body)]
  const weighed = (words: readonly string[], weight: 'A' | 'B' | 'D') =>
    sql`setweight(to_tsvector(${textSearchConfig[locale]}::regconfig, ${words.join(' ')}), ${weight})`
  const row = {
    ...entry,
    words: [...new Set([...titleWords, ...descriptionWords, ...bodyWords])],
    document: sql`${weighed(titleWords, 'A')} || ${weighed(descriptionWords, 'B')} || ${weighed(bodyWords, 'D')}`,
  }
  await on
    .insert(siteSearchEntry)
    .values(row)
    .onConflictDoUpdate({ target: [siteSearchEntry.pageId, siteSearchEntry.locale], set: row })
}

export async function dropEntry(on: Executor, pageId: string, locale: Locale): Promise<void> {
  await on
    .delete(siteSearchEntry)
    .where(and(eq(siteSearchEntry.pageId, pageId), eq(siteSearchEntry.locale, locale)))
}

/** Counts the words of a language anew from its entries. */
export async function countWords(on: Executor, locale: Locale): Promise<void> {
  await on.delete(siteSearchWord).where(eq(siteSearchWord.locale, locale))
  await on.execute(sql`
    insert into ${siteSearchWord} (locale, word, pages)
    select locale, word, count(*) from ${siteSearchEntry}, unnest(words) as word
    where locale = ${locale} group by locale, word`)
}

/** Words of some languages that are about as long as this one, the commonest first. */
export async function listWordsLike(
  on: Executor,
  word: string,
  locales: readonly Locale[],
): Promise<string[]> {
  const { length } = [...word]
  const rows = await on
    .select({ word: siteSearchWord.word })
    .from(siteSearchWord)
    .where(
      and(
        inArray(siteSearchWord.locale, [...locales]),
        sql`char_length(${siteSearchWord.word}) between ${length - 2} and ${length + 2}`,
      ),
    )
    .orderBy(sql`${siteSearchWord.pages} desc, ${siteSearchWord.word}`)
    .limit(20_000)
  return rows.map((row) => row.word)
}
