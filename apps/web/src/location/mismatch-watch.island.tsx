'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { readSession, type SessionUser } from '../browser/session.ts'
import type { AccountPlace } from './find-mismatch.ts'
import type { MismatchTexts } from './mismatch-dialog.island.tsx'

const MismatchDialog = lazy(() =>
  import('./mismatch-dialog.island.tsx').then((module) => ({ default: module.MismatchDialog })),
)

type MismatchWatchProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  texts: MismatchTexts
}

const putOff = 'kindred-mismatch-put-off'

/** Asks a signed-in person when the account names another shop or language (LOC-48); loaded only then. Closing it without an answer puts it off for this visit. */
export function MismatchWatch(props: MismatchWatchProps) {
  const { locale, shopCode } = props
  const [found, setFound] = useState<{ account: AccountPlace; user: SessionUser } | null>(null)

  useEffect(() => {
    const look = async () => {
      const user = await readSession()
      if (!user || sessionStorage.getItem(putOff) === markOf(user, { shopCode, locale })) return
      const { readMismatch } = await import('./read-mismatch.ts')
      const account = await readMismatch(user, { shopCode, locale })
      if (account) setFound({ account, user })
    }
    // In the background nothing is said: what could not be compared is asked about on another page.
    look().catch(() => undefined)
  }, [shopCode, locale])

  if (!found) return null
  return (
    <Suspense fallback={null}>
      <MismatchDialog
        {...props}
        {...found}
        onClose={(isAnswered) => {
          if (!isAnswered) sessionStorage.setItem(putOff, markOf(found.user, props))
          setFound(null)
        }}
      />
    </Suspense>
  )
}

const markOf = (user: SessionUser, at: { shopCode: string; locale: string }) =>
  `${user.username} ${at.shopCode} ${at.locale}`
