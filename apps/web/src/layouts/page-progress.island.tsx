'use client'

import { PageProgress } from '@kindred/ui/page-progress/page-progress'
import { useEffect, useState } from 'react'
import { findLeaving } from './find-leaving.ts'

/** LAY-10: after this long the wait is put into words. Milliseconds. */
const slowAfter = 4000

/** Says that the next page is on its way. A page that came back from the browser's memory starts still. */
export function WatchPageProgress({ slowText }: { slowText: string }) {
  const [state, setState] = useState<'still' | 'loading' | 'slow'>('still')

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('slow'), slowAfter)
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    const onLeaving = (event: Event) => {
      if (findLeaving(event, window.location)) setState('loading')
    }
    const rest = () => setState('still')
    // Escape stops a page that is being fetched.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && rest()
    window.addEventListener('click', onLeaving)
    window.addEventListener('submit', onLeaving)
    window.addEventListener('pageshow', rest)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('click', onLeaving)
      window.removeEventListener('submit', onLeaving)
      window.removeEventListener('pageshow', rest)
      window.removeEventListener('keydown', onKey)
    }
  }, [])

  return <PageProgress state={state} slowText={slowText} />
}
