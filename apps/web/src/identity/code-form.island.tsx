'use client'

import { Button } from '@kindred/ui/button/button'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useState } from 'react'
import { sendStep } from './send-step.ts'
import { StepError } from './step-error.tsx'

type CodeFormProps = {
  uid: string
  locale: string
  /** What a try without scripts ended in. */
  error: string | null
  texts: Record<'label' | 'continue' | 'checking' | 'restart' | 'errorTitle', string>
  errorTexts: Record<string, string>
}

/** The second step: a code of the app, or a recovery code. It posts by itself without scripts. */
export function CodeForm({ uid, locale, texts, errorTexts, ...props }: CodeFormProps) {
  const [error, setError] = useState(props.error)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    setSending(true)
    setError(null)
    const outcome = await sendStep(uid, 'code', { code, locale })
    if (outcome.next === 'leave') return location.assign(outcome.redirectTo)
    setSending(false)
    setError(outcome.next === 'stay' ? outcome.code : 'other')
  }

  return (
    <div className="k-stack">
      <StepError code={error} title={texts.errorTitle} texts={errorTexts} />
      <form method="post" action={`/oidc/interaction/${uid}/code`} onSubmit={send} className="k-form-grid">
        <input type="hidden" name="locale" value={locale} />
        <TextInput
          id="code"
          name="code"
          label={texts.label}
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
        <div>
          <Button type="submit" size="large" wide busy={isSending} busyLabel={texts.checking}>
            {texts.continue}
          </Button>
        </div>
      </form>
      <form method="post" action={`/oidc/interaction/${uid}/restart`}>
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="text">
          {texts.restart}
        </Button>
      </form>
    </div>
  )
}
