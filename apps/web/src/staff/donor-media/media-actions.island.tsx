'use client'

import { CallError } from '@kindred/contracts/request'
import type { DonorMediaKind } from '@kindred/domain/vocabulary'
import { Button } from '@kindred/ui/button/button'
import { Dialog, DialogClose } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { sendAsStaff } from '../../forms/staff/staff-fetch.ts'
import { MediaForm } from './media-form.island.tsx'
import type { MediaTexts } from './media-texts.ts'

type MediaActionsProps = {
  donorGuid: string
  id: string
  kind: DonorMediaKind
  /** Which one, in words. */
  name: string
  texts: MediaTexts
}

/** What staff do with one picture or recording: put another in its place, or take it away after a second press. */
export function MediaActions({ donorGuid, id, kind, name, texts }: MediaActionsProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const remove = async () => {
    setBusy(true)
    setWrong('')
    try {
      await sendAsStaff(`/api/staff/donors/${donorGuid}/media/${id}`, { method: 'DELETE' })
      router.refresh()
    } catch (error) {
      const isGone = error instanceof CallError && error.status === 404
      setWrong(texts[isGone ? 'errors.unknown-media' : 'errors.other'] ?? '')
      setBusy(false)
    }
  }
  return (
    <div className="k-row">
      <Dialog
        trigger={
          <Button variant="text">
            {texts.replace} <span className="k-visually-hidden">{name}</span>
          </Button>
        }
        title={`${texts.replace}: ${name}`}
        description={texts.replaceText}
        closeLabel={texts.close ?? ''}
        position="centre"
      >
        <MediaForm donorGuid={donorGuid} replaces={{ id, kind }} texts={texts} />
      </Dialog>
      <Dialog
        trigger={
          <Button variant="text">
            {texts.remove} <span className="k-visually-hidden">{name}</span>
          </Button>
        }
        title={`${texts.remove}: ${name}`}
        description={texts.removeText}
        closeLabel={texts.close ?? ''}
        position="centre"
      >
        <div className="k-stack">
          {wrong && (
            <Note tone="error" announce="alert">
              {wrong}
            </Note>
          )}
          <div className="k-row">
            <DialogClose>
              <Button>{texts.cancel}</Button>
            </DialogClose>
            <Button variant="danger" busy={isBusy} busyLabel={texts.removing} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
