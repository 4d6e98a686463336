'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useEffect, useState } from 'react'
import { callShop } from '../../browser/call-shop.ts'
import { nameFailure } from '../send-step.ts'

type AddPasskeyProps = {
  shopCode: string
  /** Where a sign-in begins that leads back here. */
  signInHref: string
  texts: Record<'name' | 'nameHelp' | 'add' | 'waiting' | 'unsupported', string>
  errorTexts: Record<string, string>
}

/** Makes a passkey with this device and keeps it. What speaks with the device is loaded at the press. */
export function AddPasskey({ shopCode, signInHref, texts, errorTexts }: AddPasskeyProps) {
  const [support, setSupport] = useState<'unknown' | 'yes' | 'no'>('unknown')
  const [isWaiting, setWaiting] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => setSupport('PublicKeyCredential' in window ? 'yes' : 'no'), [])

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name'))
    setWaiting(true)
    setError(null)
    const code = await makePasskey(shopCode, name)
    if (code === null) return location.reload()
    if (code === 'fresh-sign-in-required') return location.assign(signInHref)
    setWaiting(false)
    setError(code)
  }

  if (support === 'no') return <p>{texts.unsupported}</p>
  return (
    <form method="post" onSubmit={add} className="k-stack k-codes-form">
      {error && (
        <Note tone="error" announce="alert">
          {errorTexts[error] ?? errorTexts.other}
        </Note>
      )}
      <TextInput
        id="name"
        name="name"
        label={texts.name}
        help={texts.nameHelp}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Button type="submit" busy={isWaiting} busyLabel={texts.waiting}>
        {texts.add}
      </Button>
    </form>
  )
}

/** @returns null when it is kept, else the code of what was wrong */
async function makePasskey(shopCode: string, name: string): Promise<string | null> {
  const call = callShop(shopCode)
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
      '/api/account/passkeys/options',
      { method: 'POST', body: {} },
    )
    const response = await startRegistration({ optionsJSON })
    await call('/api/account/passkeys', { method: 'POST', body: { name, response } })
    return null
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') return 'passkey-exists'
    const isClosed = error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name)
    return isClosed ? 'passkey-not-valid' : nameFailure(error)
  }
}
