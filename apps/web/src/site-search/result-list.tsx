import { Button } from '@kindred/ui/button/button'
import { LoadMore } from '@kindred/ui/load-more/load-more'
import { Note } from '@kindred/ui/note/note'
import { useEffect, useRef } from 'react'
import { Pieces } from './pieces.tsx'
import type { SearchRun } from './search-run.ts'
import type { SiteSearchWords } from './site-search-words.ts'

type ResultListProps = {
  run: Extract<SearchRun, { state: 'shown' }>
  onMore: () => void
  words: SiteSearchWords
}

/** Donors and pages that were found (SRCH-05, SRCH-08, SRCH-17). */
export function ResultList({ run, onMore, words }: ResultListProps) {
  const { result, more } = run
  const { hits, donors, total, correctedQuery } = result
  const list = useRef<HTMLOListElement>(null)
  const shownBefore = useRef(hits.length)

  // Who asked for more by keyboard goes on with the first new page.
  useEffect(() => {
    const first = list.current?.children[shownBefore.current]
    if (hits.length > shownBefore.current) first?.querySelector('a')?.focus()
    shownBefore.current = hits.length
  }, [hits.length])

  if (hits.length === 0 && donors.length === 0)
    return (
      <div role="status" className="k-site-search__none">
        <p>
          <b>{words.noResults}</b>
        </p>
        <p>{words.noResultsText}</p>
      </div>
    )
  const status = words.shownOf.replace('{shown}', String(hits.length)).replace('{total}', String(total))
  return (
    <div className="k-site-search__results">
      {correctedQuery && (
        <p role="status">
          {words.corrected.replace('{query}', () => run.query).replace('{meant}', () => correctedQuery)}
        </p>
      )}
      {donors.length > 0 && (
        <section aria-labelledby="site-search-donors">
          <h3 id="site-search-donors">{words.donors}</h3>
          <ul className="k-site-search__donors">
            {donors.map(({ code, alias, url }) => (
              <li key={url}>
                {/* DON-16 */}
                <a href={`${url}?name=${encodeURIComponent(alias)}`}>
                  {alias} <span>{code}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hits.length > 0 && (
        <section aria-labelledby="site-search-pages">
          <h3 id="site-search-pages">{words.pages}</h3>
          <ol ref={list} className="k-site-search__hits">
            {hits.map(({ url, namePieces, parentName, excerptPieces, locale }) => (
              <li key={url} lang={locale}>
                <a href={url}>
                  <Pieces pieces={namePieces} />
                </a>
                {parentName && <span className="k-site-search__parent">{parentName}</span>}
                <p>
                  <Pieces pieces={excerptPieces} />
                </p>
              </li>
            ))}
          </ol>
          {more === 'failed' && (
            <Note tone="error" announce="alert">
              {words.failed}
            </Note>
          )}
          <LoadMore status={status} shown={hits.length} total={total}>
            <Button variant="outlined" busy={more === 'asking'} busyLabel={words.searching} onClick={onMore}>
              {words.more}
            </Button>
          </LoadMore>
        </section>
      )}
    </div>
  )
}
