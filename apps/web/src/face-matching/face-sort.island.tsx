'use client'

import type { FaceMatchingStatus } from '@kindred/contracts/face-matching'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { useEffect, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { watchSession } from '../browser/session.ts'

type FaceSortProps = {
  shopCode: string
  /** The same search in the order of faces. */
  sortHref: string
  registerHref: string
  texts: { sort: string; register: string }
}

/** The way from a search to its best matches, for who is signed in where the shop offers it (FACE-09); nothing for others. */
export function FaceSort({ shopCode, sortHref, registerHref, texts }: FaceSortProps) {
  const [status, setStatus] = useState<FaceMatchingStatus | null>(null)
  useEffect(
    () =>
      watchSession(({ user }) => {
        if (!user) return setStatus(null)
        callShop(shopCode)<FaceMatchingStatus>('/api/facematching').then(setStatus, () => setStatus(null))
      }),
    [shopCode],
  )
  if (!status?.isEnabled) return null
  return (
    <LinkButton variant="text" icon="person" href={status.isRegistered ? sortHref : registerHref}>
      {status.isRegistered ? texts.sort : texts.register}
    </LinkButton>
  )
}
