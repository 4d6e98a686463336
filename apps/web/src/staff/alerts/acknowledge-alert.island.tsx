'use client'

import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId, useState } from 'react'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'

type AcknowledgeAlertProps = {
  id: string
  texts: Record<'take' | 'explain' | 'note' | 'busy' | 'close' | 'failed', string>
}

/** Takes an alert on, with what one will do about it. */
export function AcknowledgeAlert({ id, texts }: AcknowledgeAlertProps) {
  const field = useId()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '')
    setBusy(true)
    try {
      await sendAsStaff(`/api/staff/alerts/${id}/acknowledge`, { method: 'POST', body: { note } })
      window.location.reload()
    } catch (error) {
      setFailure((error instanceof CallError && error.errors[0]?.message) || texts.failed)
      setBusy(false)
    }
  }

  return (
    <Dialog
      trigger={<Button variant="outlined">{texts.take}</Button>}
      title={texts.take}
      description={texts.explain}
      closeLabel={texts.close}
      position="centre"
    >
      <form method="post" onSubmit={submit} className="k-stack">
        {failure && (
          <Note tone="error" announce="alert">
            {failure}
          </Note>
        )}
        <TextInput id={field} name="note" label={texts.note} required maxLength={500} />
        <Button type="submit" busy={isBusy} busyLabel={texts.busy}>
          {texts.take}
        </Button>
      </form>
    </Dialog>
  )
}
