'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'

type SaveDocumentProps = {
  /** Of the call that gives it. */
  address: string
  fileName: string
  /** Our own calls alone carry the session; they say so with these. */
  headers: Record<string, string>
  /** What opens it where it may stand in no address. */
  body?: object
  /** Outlined where it is what to do next. */
  variant?: 'text' | 'outlined'
  texts: { save: string; label: string; saving: string; failed: string }
}

/** Saves a document that only its owner, or staff, may have. */
export function SaveDocument({
  address,
  fileName,
  headers,
  body,
  variant = 'text',
  texts,
}: SaveDocumentProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async () => {
    setState('saving')
    try {
      const { downloadDocument } = await import('@kindred/contracts/download-document')
      await downloadDocument(address, fileName, { headers, body })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant={variant}
        aria-label={texts.label}
        busy={state === 'saving'}
        busyLabel={texts.saving}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      {state === 'failed' && (
        <Note tone="error" announce="alert">
          <p>{texts.failed}</p>
        </Note>
      )}
    </>
  )
}
