'use client'

import { Button } from '@kindred/ui/button/button'
import { Dialog, DialogClose } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import type { FormEventHandler, ReactNode } from 'react'

export type ActionTexts = Record<'label' | 'busy' | 'close' | 'cancel' | 'explain' | 'failed', string>

type ActionDialogProps = {
  /** The one to take next. */
  isMain?: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  isBusy: boolean
  failure: string
  texts: ActionTexts
  /** Says what the press does, such as the amount; the name of the action without it. */
  submit?: string
  /** Why it cannot be pressed yet. */
  unavailable?: string
  children: ReactNode
}

/** An action with its dialog: what went wrong, its fields, the press that does it and the way out. */
export function ActionDialog(props: ActionDialogProps) {
  const { isMain, onSubmit, isBusy, failure, texts, submit, unavailable, children } = props
  return (
    <Dialog
      trigger={
        <Button variant={isMain ? 'filled' : 'outlined'} wide>
          {texts.label}
        </Button>
      }
      title={texts.label}
      description={texts.explain}
      closeLabel={texts.close}
      position="centre"
    >
      <form method="post" onSubmit={onSubmit} className="k-stack">
        {failure && (
          <Note tone="error" announce="alert">
            {failure}
          </Note>
        )}
        {children}
        <div className="k-row">
          <Button type="submit" busy={isBusy} busyLabel={texts.busy} unavailable={unavailable}>
            {submit ?? texts.label}
          </Button>
          <DialogClose>
            <Button variant="text">{texts.cancel}</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  )
}
