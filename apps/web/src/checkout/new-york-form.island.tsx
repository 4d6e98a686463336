'use client'

import { SendFileError, sendFile } from '@kindred/contracts/send-file'
import { uploadExtensions } from '@kindred/domain/uploads/upload-rules'
import { Field } from '@kindred/ui/field/field'
import { Note } from '@kindred/ui/note/note'
import { Progress } from '@kindred/ui/progress/progress'
import { type ChangeEvent, useState } from 'react'
import { SaveDocument } from '../browser/save-document.island.tsx'
import type { Translate } from './island-texts.ts'

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number; name: string }
  | { kind: 'sent'; id: string; name: string }
  | { kind: 'failed'; code: string; name: string }

type NewYorkFormProps = {
  shopCode: string
  /** Where the filled form is saved from, and the signed one sent to. */
  calls: { save: string; send: string }
  t: Translate
  error?: string
  onSent?: () => void
}

/** The New York form (CHK-05): to be saved filled, and sent back signed; its id travels with the form it stands in. */
export function NewYorkForm({ shopCode, calls, t, error, onSent }: NewYorkFormProps) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const say = (key: string, values?: Record<string, string>) =>
    t(`checkout.summaryTab.newYork.${key}`, values)
  const headers = { 'x-shop-code': shopCode }

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    const { name } = file
    setState({ kind: 'sending', share: 0, name })
    try {
      const onProgress = (sent: number, total: number) =>
        setState({ kind: 'sending', share: sent / total, name })
      const kept = await sendFile(file, { onProgress }, headers, calls.send)
      setState({ kind: 'sent', id: kept.id, name })
      onSent?.()
    } catch (failure) {
      setState({ kind: 'failed', code: failure instanceof SendFileError ? failure.code : 'other', name })
    }
  }

  const told = (code: string) => {
    const key = t.has(`uploads.errors.${code}`) ? code : 'other'
    return t(`uploads.errors.${key}`, { name: state.kind === 'failed' ? state.name : '', limit: '' })
  }
  return (
    <fieldset className="k-checkout__part k-stack">
      <legend>{say('title')}</legend>
      <p>{say('text')}</p>
      <p>
        <SaveDocument
          address={calls.save}
          fileName="new-york-form.pdf"
          headers={headers}
          texts={{
            save: say('save'),
            label: say('save'),
            saving: t('invoices.saving'),
            failed: t('invoices.failed'),
          }}
        />
      </p>
      <Field
        id="new-york-form"
        label={say('label')}
        error={state.kind === 'failed' ? told(state.code) : error}
      >
        <input
          id="new-york-form"
          type="file"
          className="k-input"
          accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
          aria-describedby={state.kind === 'failed' || error ? 'new-york-form-error' : undefined}
          onChange={(event) => void send(event)}
        />
      </Field>
      {state.kind === 'sending' && (
        <Progress value={state.share} label={t('uploads.sending', { name: state.name })} />
      )}
      {state.kind === 'sent' && (
        <>
          <input type="hidden" name="newYorkFormId" value={state.id} />
          <Note tone="ok" announce="status">
            <p>{say('sent', { name: state.name })}</p>
          </Note>
        </>
      )}
    </fieldset>
  )
}
