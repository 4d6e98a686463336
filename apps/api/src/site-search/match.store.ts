import type { Locale } from '@kindred/domain/vocabulary'
import type pg from 'pg'
import { textSearchConfig } from './text-search-config.ts'

type Reader = Pick<pg.Pool | pg.PoolClient, 'query'>

export type Match = { pageId: string; locale: Locale }
type Shown = Match & { title: string; description: string; body: string }

/** More pages than anybody looks through; a word that all have matches no more. */
const most = 2000

/**
 * Entries of some languages that have words beginning like these, or of their stems; the nearest first, of equally near
 * ones those of the earlier language.
 * @param words folded letters and digits alone, at least one
 * @param how `all` of the words, `any` of them, or all of them in the `title`
 */
export async function listMatches(
  on: Reader,
  {
    words,
    locales,
    how,
  }: { words: readonly string[]; locales: readonly Locale[]; how: 'all' | 'any' | 'title' },
): Promise<Match[]> {
  const weight = how === 'title' ? 'A' : ''
  const text = words
    .map((word) => `'${word.replaceAll("'", '')}':*${weight}`)
    .join(how === 'any' ? ' | ' : ' & ')
  const { rows } = await on.query<Match>({
    name: 'site-search.matches',
    // 1: a long page has more words by chance. 32: from 0 to 1, so that languages can be set beside each other.
    text: `select e.page_id as "pageId", e.locale
      from unnest($1::text[], $2::regconfig[]) with ordinality as spoken (locale, config, place)
      cross join lateral to_tsquery(spoken.config, $3) as wanted
      join shop.site_search_entry e on e.locale = spoken.locale and e.document @@ wanted
      order by ts_rank(e.document, wanted, 1 | 32) desc, spoken.place, e.title
      limit ${most}`,
    values: [locales, locales.map((locale) => textSearchConfig[locale]), text],
  })
  return rows
}

/** What is shown of some entries. */
export async function readEntries(on: Reader, matches: readonly Match[]): Promise<Shown[]> {
  if (matches.length === 0) return []
  const { rows } = await on.query<Shown>({
    name: 'site-search.entries',
    text: `select e.page_id as "pageId", e.locale, e.title, e.description, e.body
      from unnest($1::uuid[], $2::text[]) as shown (page_id, locale)
      join shop.site_search_entry e using (page_id, locale)`,
    values: [matches.map(({ pageId }) => pageId), matches.map(({ locale }) => locale)],
  })
  return rows
}
