'use client'

import { openConsent } from './open-consent.ts'

/** Opens the consent dialog again. Without scripts nothing is ever loaded, so there is nothing to choose. */
export function ConsentButton({ label }: { label: string }) {
  return (
    <button type="button" className="k-consent-button" onClick={openConsent}>
      {label}
    </button>
  )
}
