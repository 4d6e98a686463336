'use client'

import { consentEvent } from '@kindred/domain/consent/consent-categories'
import { hasConsent } from '@kindred/domain/consent/read-consent'
import { useEffect, useRef } from 'react'
import { measure } from './measure.ts'

/** Tells once that a page of this kind was seen: at once, or when the visitor agrees to statistics while it is open. */
export function PageView({ pageKind, shopCode }: { pageKind: string; shopCode: string }) {
  const told = useRef<string>(undefined)
  useEffect(() => {
    const tell = () => {
      if (told.current === pageKind) return
      if (!hasConsent(document.cookie, 'cookie_cat_statistic', Date.now())) return
      told.current = pageKind
      measure({ event: 'pageView', pageKind }, shopCode)
    }
    tell()
    addEventListener(consentEvent, tell)
    return () => removeEventListener(consentEvent, tell)
  }, [pageKind, shopCode])
  return null
}
