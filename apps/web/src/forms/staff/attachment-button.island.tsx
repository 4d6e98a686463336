'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { sendAsStaff } from './staff-fetch.ts'

/** Opens a protected file by an address that leads to it for two minutes. */
export function AttachmentButton({
  id,
  texts,
}: {
  id: string
  texts: Record<'label' | 'busy' | 'failed', string>
}) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const open = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const { address } = await sendAsStaff<{ address: string }>(`/api/files/${id}/address`)
      window.location.assign(address)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="text" icon="document" busy={isBusy} busyLabel={texts.busy} onClick={open}>
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
