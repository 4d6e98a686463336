import { Spinner } from '@kindred/ui/spinner/spinner'
import { useEffect, useState } from 'react'
import type { SiteSearchWords } from './site-search-words.ts'

/** SRCH-19: after this long the wait is put into words. Milliseconds. */
const slowAfter = 4000

/** A search that is on its way. */
export function WaitMessage({ words }: { words: SiteSearchWords }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="k-site-search__wait" role="status">
      <Spinner />
      {isSlow ? words.slow : words.searching}
    </p>
  )
}
