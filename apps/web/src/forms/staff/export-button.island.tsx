'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { sendAsStaff } from './staff-fetch.ts'

/** Saves what the filter leaves as CSV. Fetched, since the call needs a header that a link cannot carry. */
export function ExportButton({
  query,
  texts,
}: {
  query: string
  texts: Record<'label' | 'busy' | 'failed', string>
}) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const csv = await sendAsStaff<string>(`/api/staff/submissions/export.csv?${query}`)
      const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
      Object.assign(document.createElement('a'), { href: address, download: 'submissions.csv' }).click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outlined" size="small" busy={isBusy} busyLabel={texts.busy} onClick={save}>
        {texts.label}
      </Button>
      {hasFailed && (
        <Note tone="error" announce="alert">
          {texts.failed}
        </Note>
      )}
    </>
  )
}
