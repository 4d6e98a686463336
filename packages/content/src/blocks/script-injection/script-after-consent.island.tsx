'use client'

import { consentEvent, type OptionalCategory } from '@kindred/domain/consent/consent-categories'
import { hasConsent } from '@kindred/domain/consent/read-consent'
import { useEffect } from 'react'
import { stampSource } from './script-source.ts'

/**
 * Runs a script once the visitor has agreed: now, or as soon as the consent dialog says so. When the agreement is taken
 * back the page starts anew without it, since a script that runs cannot be stopped.
 */
export function ScriptAfterConsent({ src, consent }: { src: string; consent: OptionalCategory }) {
  useEffect(() => {
    const obey = () => {
      const isRunning = document.querySelector(`script[data-injected="${CSS.escape(src)}"]`) !== null
      const mayRun = hasConsent(document.cookie, consent, Date.now())
      if (mayRun && !isRunning) inject(src)
      if (!mayRun && isRunning) location.reload()
    }
    addEventListener(consentEvent, obey)
    obey()
    return () => removeEventListener(consentEvent, obey)
  }, [src, consent])
  return null
}

function inject(src: string): void {
  const script = document.createElement('script')
  script.src = stampSource(src, Date.now())
  script.async = true
  script.dataset.injected = src
  document.head.append(script)
}
