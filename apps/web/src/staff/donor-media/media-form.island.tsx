'use client'

import { SendFileError, sendFile } from '@kindred/contracts/send-file'
import { type DonorMediaKind, donorMediaKinds } from '@kindred/domain/vocabulary'
import { Button } from '@kindred/ui/button/button'
import { Field } from '@kindred/ui/field/field'
import { Note } from '@kindred/ui/note/note'
import { Progress } from '@kindred/ui/progress/progress'
import { Select } from '@kindred/ui/select/select'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { staffHeaders } from '../../forms/staff/staff-fetch.ts'
import type { MediaTexts } from './media-texts.ts'

type MediaFormProps = {
  donorGuid: string
  /** Takes the place of this one; otherwise one is added, of a kind that is chosen. */
  replaces?: { id: string; kind: DonorMediaKind }
  texts: MediaTexts
}

type State = { kind: 'idle' } | { kind: 'sending'; share: number } | { kind: 'failed'; why: string }

/** Sends a picture or recording of a donor, with how far it is. */
export function MediaForm({ donorGuid, replaces, texts }: MediaFormProps) {
  const id = useId()
  const router = useRouter()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
    if (!file) return
    const kind = replaces?.kind ?? new FormData(form).get('kind')
    setState({ kind: 'sending', share: 0 })
    try {
      await sendFile(
        file,
        { onProgress: (sent, total) => setState({ kind: 'sending', share: sent / total }) },
        staffHeaders,
        `/api/staff/donors/${donorGuid}/media`,
        ({ content }) => ({ kind, content, ...(replaces && { replaces: replaces.id }) }),
      )
      form.reset()
      setState({ kind: 'idle' })
      router.refresh()
    } catch (error) {
      const code = error instanceof SendFileError ? error.code : 'other'
      setState({ kind: 'failed', why: texts[`errors.${code}`] ?? texts['errors.other'] ?? '' })
    }
  }
  return (
    <form method="post" onSubmit={send} className="k-stack">
      {!replaces && (
        <Select
          id={`${id}kind`}
          name="kind"
          label={texts.kind}
          options={donorMediaKinds.map((value) => ({ value, label: texts[`kinds.${value}`] ?? value }))}
        />
      )}
      <Field id={`${id}file`} label={texts.file} help={texts.fileHelp}>
        <input
          id={`${id}file`}
          name="file"
          type="file"
          required
          className="k-input"
          aria-describedby={`${id}file-help`}
          accept={replaces?.kind === 'audio' ? sounds : replaces ? pictures : `${pictures},${sounds}`}
        />
      </Field>
      {state.kind === 'sending' && <Progress value={state.share} label={texts.sending ?? ''} />}
      {state.kind === 'failed' && (
        <Note tone="error" announce="alert">
          {state.why}
        </Note>
      )}
      <div>
        <Button type="submit" busy={state.kind === 'sending'} busyLabel={texts.sending}>
          {replaces ? texts.replace : texts.add}
        </Button>
      </div>
    </form>
  )
}

const pictures = '.jpg,.jpeg,.png,.webp,.avif'
const sounds = '.wav,.mp3'
