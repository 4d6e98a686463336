'use client'

import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { type MouseEvent, useState } from 'react'

type KeepProfileProps = {
  shopCode: string
  address: string
  fileName: string
  texts: { pdf: string; saving: string; failed: string; print: string }
}

/** Saves the PDF in the name of the person who asks; without scripts the link leads to what every visitor may have. */
export function KeepProfile({ shopCode, address, fileName, texts }: KeepProfileProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'saving') return
    setState('saving')
    try {
      const { downloadDocument } = await import('@kindred/contracts/download-document')
      // Our own calls alone carry the session; they say so with the shop.
      await downloadDocument(address, fileName, { headers: { 'x-shop-code': shopCode } })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <div className="k-row">
        <LinkButton
          variant="outlined"
          href={address}
          rel="nofollow"
          download
          aria-busy={state === 'saving' || undefined}
          onClick={(event: MouseEvent) => void save(event)}
        >
          {state === 'saving' ? texts.saving : texts.pdf}
        </LinkButton>
        <Button variant="text" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      {state === 'failed' && (
        <Note tone="error" announce="alert">
          <p>{texts.failed}</p>
        </Note>
      )}
    </>
  )
}
