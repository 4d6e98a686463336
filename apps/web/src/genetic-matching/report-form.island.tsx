'use client'

import { SendFileError, sendFile } from '@kindred/contracts/send-file'
import { Button } from '@kindred/ui/button/button'
import { Field } from '@kindred/ui/field/field'
import { Note } from '@kindred/ui/note/note'
import { Progress } from '@kindred/ui/progress/progress'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'

type State = { kind: 'idle' | 'sent' } | { kind: 'sending'; share: number } | { kind: 'failed'; why: string }

/** Sends a report to the coordinators, with how far it is. */
export function ReportForm({
  shopCode,
  texts,
  errors,
}: {
  shopCode: string
  texts: Record<string, string>
  errors: Record<string, string>
}) {
  const router = useRouter()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('report')
    if (!(file instanceof File) || file.name === '') return
    setState({ kind: 'sending', share: 0 })
    try {
      const onProgress = (sent: number, total: number) => setState({ kind: 'sending', share: sent / total })
      await sendFile(file, { onProgress }, { 'x-shop-code': shopCode }, '/api/geneticmatching/reports')
      form.reset()
      setState({ kind: 'sent' })
      router.refresh()
    } catch (error) {
      const code = error instanceof SendFileError ? error.code : 'other'
      setState({ kind: 'failed', why: errors[code] ?? errors.other ?? '' })
    }
  }
  return (
    <form method="post" onSubmit={send} className="k-stack">
      <Field id="report" label={texts.label}>
        <input id="report" name="report" type="file" accept=".pdf" required className="k-input" />
      </Field>
      {state.kind === 'sending' && <Progress value={state.share} label={texts.sending ?? ''} />}
      {state.kind === 'failed' && (
        <Note tone="error" announce="alert">
          {state.why}
        </Note>
      )}
      {state.kind === 'sent' && (
        <Note tone="ok" announce="status">
          {texts.sent}
        </Note>
      )}
      <div>
        <Button type="submit" variant="outlined" busy={state.kind === 'sending'} busyLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
