import type { Suggestions } from '@kindred/contracts/site-search'
import { maySuggest } from '@kindred/domain/site-search/may-suggest'
import { useEffect, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import type { SearchOrigin } from './search-origin.ts'

export type Suggestion = Suggestions['suggestions'][number]

/** Milliseconds without a key before a call is made. */
const pause = 150
const most = 10

/**
 * SRCH-15, SRCH-16: pages whose names go on as typed. What was suggested stays until the next suggestions are there; a
 * call that fails suggests nothing.
 */
export function useSuggestions({ shopCode, locale, pageId }: SearchOrigin, typed: string): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const asks = maySuggest(typed)
  useEffect(() => {
    if (!asks) return setFound([])
    const stop = new AbortController()
    const timer = setTimeout(() => {
      callShop(shopCode)<Suggestions>(`/api/cms/${locale}/autosuggest`, {
        query: { q: typed.trim(), pageId, count: most },
        signal: stop.signal,
      }).then(
        ({ suggestions }) => !stop.signal.aborted && setFound(suggestions),
        () => !stop.signal.aborted && setFound([]),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asks, typed, shopCode, locale, pageId])
  return asks ? found : []
}
