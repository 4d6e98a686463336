'use client'

import { HeartButton } from '@kindred/ui/heart-button/heart-button'
import { useEffect, useState } from 'react'
import { watchSession } from '../../browser/session.ts'

/** DON-17: off until sign-in, and it says so. Nothing is shown to those who are signed in until their list is there. */
export function FavouriteHeart({ label }: { label: string }) {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => watchSession(({ user }) => setSignedIn(user !== null)), [])
  return isSignedIn ? null : <HeartButton label={label} aria-disabled="true" disabled />
}
