import type { SiteSearchResult } from '@kindred/contracts/site-search'
import { useEffect, useRef, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import type { SearchOrigin } from './search-origin.ts'
import { appendPage, noRun, type SearchRun } from './search-run.ts'

/** SRCH-17 */
const pageSize = 20

/** Searches the site. Only the answer to what was asked last is shown. */
export function useSiteSearch({ shopCode, locale, pageId }: SearchOrigin) {
  const [run, setRun] = useState<SearchRun>(noRun)
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  async function ask(q: string, from: number) {
    asked.current?.abort()
    const stop = new AbortController()
    asked.current = stop
    const answer = await callShop(shopCode)<SiteSearchResult>(`/api/cms/${locale}/search`, {
      query: { q, pageId, from, take: pageSize },
      signal: stop.signal,
    }).catch(() => null)
    return { answer, isLate: stop.signal.aborted }
  }

  /** SRCH-01, SRCH-02: a new query begins at the first page. */
  async function search(query: string) {
    setRun({ state: 'asking', query })
    const { answer: result, isLate } = await ask(query, 0)
    if (isLate) return
    setRun(result ? { state: 'shown', query, result, more: 'idle' } : { state: 'failed', query })
  }

  async function loadMore() {
    if (run.state !== 'shown' || run.more === 'asking') return
    setRun({ ...run, more: 'asking' })
    const { answer, isLate } = await ask(run.query, run.result.hits.length)
    if (isLate) return
    setRun(
      answer ? { ...run, more: 'idle', result: appendPage(run.result, answer) } : { ...run, more: 'failed' },
    )
  }

  return { run, search, loadMore }
}
