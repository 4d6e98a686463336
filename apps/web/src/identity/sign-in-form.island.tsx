'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PasswordInput } from './password-input.island.tsx'

export type SignInTexts = Record<
  | 'email'
  | 'password'
  | 'signIn'
  | 'signingIn'
  | 'resendText'
  | 'resend'
  | 'resent'
  | 'showPassword'
  | 'hidePassword'
  | 'errorTitle',
  string
>

type SignInFormProps = {
  uid: string
  locale: string
  /** What a try without scripts ended in. */
  error: string | null
  awaitsConfirmation: boolean
  wasResent: boolean
  texts: SignInTexts
  /** By code; `other` for what is not named. */
  errorTexts: Record<string, string>
}

/** Address and password. It posts by itself without scripts; with them what was typed stays when it was wrong. */
export function SignInForm(props: SignInFormProps) {
  const { uid, locale, texts, errorTexts } = props
  const [error, setError] = useState(props.error)
  const [isSending, setSending] = useState(false)
  const [awaits, setAwaits] = useState(props.awaitsConfirmation)
  const note = useRef<HTMLDivElement>(null)
  const action = `/oidc/interaction/${uid}/login`

  useEffect(() => {
    if (error) note.current?.focus()
  }, [error])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    setError(null)
    const answer = await ask(action, { email: form.get('email'), password: form.get('password'), locale })
    if (answer.redirectTo) {
      location.assign(answer.redirectTo)
      return
    }
    setSending(false)
    setAwaits(answer.code === 'email-not-confirmed')
    setError(answer.code)
  }

  return (
    <div className="k-stack">
      <div ref={note} tabIndex={-1}>
        {error && (
          <Note tone="error" title={texts.errorTitle} announce="alert">
            {errorTexts[error] ?? errorTexts.other}
          </Note>
        )}
      </div>
      {props.wasResent && (
        <Note tone="ok" announce="status">
          {texts.resent}
        </Note>
      )}
      {awaits && !props.wasResent && (
        <form method="post" action={`/oidc/interaction/${uid}/resend`} className="k-stack">
          <p>{texts.resendText}</p>
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" variant="outlined">
            {texts.resend}
          </Button>
        </form>
      )}
      <form method="post" action={action} onSubmit={send} className="k-form-grid">
        <input type="hidden" name="locale" value={locale} />
        <TextInput
          id="email"
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          maxLength={254}
          spellCheck={false}
          required
        />
        <PasswordInput
          id="password"
          name="password"
          label={texts.password}
          autoComplete="current-password"
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          required
        />
        <div>
          <Button type="submit" size="large" wide busy={isSending} busyLabel={texts.signingIn}>
            {texts.signIn}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** One of the two: where to go on, or the code of what was wrong. */
async function ask(action: string, body: object): Promise<{ redirectTo?: string; code: string }> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { redirectTo?: string; errors?: { code: string }[] }
    return { redirectTo: answer.redirectTo, code: answer.errors?.[0]?.code ?? 'other' }
  } catch {
    return { code: 'unavailable' }
  }
}
