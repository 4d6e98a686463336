'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useState } from 'react'
import { PasskeyButton } from './passkey-button.island.tsx'
import { PasswordInput } from './password-input.island.tsx'
import { type StepOutcome, sendStep } from './send-step.ts'
import { StepError } from './step-error.tsx'

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
> & { passkey: { signIn: string; waiting: string } }

type SignInFormProps = {
  uid: string
  locale: string
  /** What a try without scripts ended in. */
  error: string | null
  /** Why the person was led here; nothing is wrong. */
  reason: string | null
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

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    setError(null)
    const body = { email: form.get('email'), password: form.get('password'), locale }
    take(await sendStep(uid, 'login', body))
  }

  function take(outcome: StepOutcome) {
    if (outcome.next === 'leave') return location.assign(outcome.redirectTo)
    // The next step stands at the same address.
    if (outcome.next === 'code')
      return location.assign(`/${locale}/account/sign-in/?interaction=${encodeURIComponent(uid)}`)
    setSending(false)
    setAwaits(outcome.code === 'email-not-confirmed')
    setError(outcome.code)
  }

  return (
    <div className="k-stack">
      {props.reason && !error && <Note tone="info">{errorTexts[props.reason]}</Note>}
      <StepError code={error} title={texts.errorTitle} texts={errorTexts} />
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
      <form method="post" action={`/oidc/interaction/${uid}/login`} onSubmit={send} className="k-form-grid">
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
        <div className="k-stack">
          <Button type="submit" size="large" wide busy={isSending} busyLabel={texts.signingIn}>
            {texts.signIn}
          </Button>
          <PasskeyButton uid={uid} texts={texts.passkey} onOutcome={take} />
        </div>
      </form>
    </div>
  )
}
