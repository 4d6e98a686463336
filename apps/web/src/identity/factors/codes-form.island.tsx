'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { useActionState } from 'react'
import { type CodesState, confirmApp, renewCodes } from './factors.action.ts'
import { RecoveryCodes, type RecoveryCodeTexts } from './recovery-codes.island.tsx'

type CodesFormProps = {
  locale: string
  /** `confirm` asks for a first code of the app, `renew` for nothing. */
  step: 'confirm' | 'renew'
  doneHref: string
  texts: { send: string; sending: string; code: string; codes: RecoveryCodeTexts }
  /** By code; `other` for what is not named. */
  errorTexts: Record<string, string>
}

/** Ends in recovery codes, which are shown in its place. It posts by itself without scripts. */
export function CodesForm({ locale, step, doneHref, texts, errorTexts }: CodesFormProps) {
  const [state, act, isSending] = useActionState<CodesState, FormData>(
    step === 'confirm' ? confirmApp : renewCodes,
    null,
  )
  if (state && 'codes' in state)
    return <RecoveryCodes codes={state.codes} doneHref={doneHref} texts={texts.codes} />

  const error = state?.error
  const said = error && (errorTexts[error] ?? errorTexts.other)
  const isOfCode = error === 'code-not-right'
  return (
    <form action={act} className="k-stack k-codes-form">
      {said && !(isOfCode && step === 'confirm') && (
        <Note tone="error" announce="alert">
          {said}
        </Note>
      )}
      <input type="hidden" name="locale" value={locale} />
      {step === 'confirm' && (
        <TextInput
          id="code"
          name="code"
          label={texts.code}
          error={isOfCode ? said : undefined}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          required
        />
      )}
      <Button
        type="submit"
        variant={step === 'confirm' ? 'filled' : 'outlined'}
        busy={isSending}
        busyLabel={texts.sending}
      >
        {texts.send}
      </Button>
    </form>
  )
}
