'use client'

import type { Factors } from '@kindred/contracts/factors'
import { useEffect, useState } from 'react'
import { callShop } from '../../browser/call-shop.ts'
import { watchSession } from '../../browser/session.ts'

type SecondStepStateProps = {
  /** Of the page, as in the path. */
  locale: string
  shopCode: string
  /** What is said of a step that is on; `{date}` stands for the day. */
  on: string
  off: string
}

/** Since when the second step is on, for who is signed in; everybody else reads what it is for. */
export function SecondStepState({ locale, shopCode, on, off }: SecondStepStateProps) {
  const [since, setSince] = useState<string | null>(null)

  useEffect(
    () =>
      watchSession(({ user }) => {
        if (!user) return setSince(null)
        callShop(shopCode)<Factors>('/api/account/factors').then(
          ({ authenticatorAppSince }) => setSince(authenticatorAppSince),
          // What the page says to everybody stays true.
          () => setSince(null),
        )
      }),
    [shopCode],
  )

  if (!since) return <p>{off}</p>
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(since))
  return <p role="status">{on.replace('{date}', day)}</p>
}
