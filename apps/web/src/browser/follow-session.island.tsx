'use client'

import { useEffect } from 'react'
import { watchSession } from './session.ts'

/**
 * For a page that asks nothing of the session itself: it hears all the same that the person was signed out in another tab,
 * and does not stay with what it showed (SES-15, SES-16).
 */
export function FollowSession() {
  useEffect(() => watchSession(() => undefined), [])
  return null
}
