'use client'

import { useEffect } from 'react'
import { type ConsentCategory, consentEvent, readConsent } from './read-consent.ts'
import { stampSource } from './script-source.ts'

/** Runs a script once, when the visitor has agreed: now, or as soon as the consent dialog says so. */
export function ScriptAfterConsent({ src, consent }: { src: string; consent: ConsentCategory }) {
  useEffect(() => {
    const run = () => {
      if (!readConsent(document.cookie, consent)) return
      removeEventListener(consentEvent, run)
      if (document.querySelector(`script[data-injected="${CSS.escape(src)}"]`)) return
      const script = document.createElement('script')
      script.src = stampSource(src, Date.now())
      script.async = true
      script.dataset.injected = src
      document.head.append(script)
    }
    addEventListener(consentEvent, run)
    run()
    return () => removeEventListener(consentEvent, run)
  }, [src, consent])
  return null
}
