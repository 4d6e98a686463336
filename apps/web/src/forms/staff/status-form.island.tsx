'use client'

import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { Select, type SelectOption } from '@kindred/ui/select/select'
import { type FormEvent, useState } from 'react'
import { sendAsStaff } from './staff-fetch.ts'

/** Says how far the department is; the page then shows it with its history. */
export function StatusForm({
  id,
  status,
  options,
  texts,
}: {
  id: string
  status: string
  options: SelectOption[]
  texts: Record<'status' | 'change' | 'changing' | 'failed', string>
}) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('status'))
    setBusy(true)
    setFailure('')
    try {
      await sendAsStaff(`/api/staff/submissions/${id}/status`, { method: 'POST', body: { status: chosen } })
      window.location.reload()
    } catch (error) {
      setFailure((error instanceof CallError && error.errors[0]?.message) || texts.failed)
      setBusy(false)
    }
  }
  return (
    <form method="post" onSubmit={submit} className="k-stack">
      <Select id="status" name="status" label={texts.status} defaultValue={status} options={options} />
      {failure && (
        <Note tone="error" announce="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={texts.changing}>
          {texts.change}
        </Button>
      </div>
    </form>
  )
}
