'use client'

import { consentEvent } from '@kindred/domain/consent/consent-categories'
import { readConsent } from '@kindred/domain/consent/read-consent'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ConsentQuestion } from './consent-texts.ts'
import { onOpenConsent } from './open-consent.ts'

const ConsentDialog = lazy(() =>
  import('./consent-dialog.island.tsx').then((module) => ({ default: module.ConsentDialog })),
)

/**
 * Asks who has not chosen yet, and again whoever wants to change it. The page is the same for everybody: whether to ask is
 * decided here, from the cookie, and only then the dialog is loaded.
 */
export function ConsentWatch(props: ConsentQuestion) {
  const [asks, setAsks] = useState<'not' | 'first' | 'again'>('not')

  useEffect(() => {
    let known = document.cookie
    if (!readConsent(known, Date.now())) setAsks('first')
    // A choice of another tab holds here too.
    const look = () => {
      if (document.visibilityState !== 'visible' || document.cookie === known) return
      known = document.cookie
      if (readConsent(known, Date.now())) setAsks('not')
      dispatchEvent(new Event(consentEvent))
    }
    const stop = onOpenConsent(() => setAsks('again'))
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  if (asks === 'not') return null
  return (
    <Suspense fallback={null}>
      <ConsentDialog {...props} isAgain={asks === 'again'} onClose={() => setAsks('not')} />
    </Suspense>
  )
}
