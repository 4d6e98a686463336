'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'

/** Compares the books now, without waiting for the night. */
export function CheckButton({ texts }: { texts: Record<'check' | 'busy' | 'failed', string> }) {
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const check = async () => {
    setBusy(true)
    try {
      await sendAsStaff('/api/staff/alerts/check', { method: 'POST' })
      window.location.reload()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <>
      {isFailed && (
        <Note tone="error" announce="alert">
          {texts.failed}
        </Note>
      )}
      <Button variant="outlined" onClick={check} busy={isBusy} busyLabel={texts.busy}>
        {texts.check}
      </Button>
    </>
  )
}
