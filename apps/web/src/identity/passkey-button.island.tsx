'use client'

import { Button } from '@kindred/ui/button/button'
import { useEffect, useState } from 'react'
import { callSite } from '../browser/call-site.ts'
import { nameFailure, type StepOutcome, sendStep } from './send-step.ts'

type PasskeyButtonProps = {
  uid: string
  texts: { signIn: string; waiting: string }
  onOutcome: (outcome: StepOutcome) => void
}

/** Signs in with a passkey. What speaks with the device is loaded at the press; a browser without passkeys shows nothing. */
export function PasskeyButton({ uid, texts, onOutcome }: PasskeyButtonProps) {
  const [isOffered, setOffered] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => setOffered('PublicKeyCredential' in window), [])

  async function press() {
    setWaiting(true)
    const outcome = await askDevice(uid)
    if (outcome.next === 'stay') setWaiting(false)
    onOutcome(outcome)
  }

  if (!isOffered) return null
  return (
    <Button variant="outlined" size="large" wide busy={isWaiting} busyLabel={texts.waiting} onClick={press}>
      {texts.signIn}
    </Button>
  )
}

async function askDevice(uid: string): Promise<StepOutcome> {
  let response: unknown
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const path = `/oidc/interaction/${uid}/passkey/options`
    const optionsJSON = await callSite<Parameters<typeof startAuthentication>[0]['optionsJSON']>(path, {
      method: 'POST',
      body: {},
    })
    response = await startAuthentication({ optionsJSON })
  } catch (error) {
    // The person closed the device's question, or it keeps no passkey for this site.
    const isClosed = error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name)
    return { next: 'stay', code: isClosed ? 'passkey-cancelled' : nameFailure(error) }
  }
  return sendStep(uid, 'passkey', { response })
}
