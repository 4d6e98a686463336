import { Button } from '@kindred/ui/button/button'
import { DialogClose } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import type { FormEventHandler, ReactNode } from 'react'

export type ActionTexts = Record<'label' | 'busy' | 'close' | 'cancel' | 'explain' | 'failed', string>

type ActionFormProps = {
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

/** The inside of an action's dialog: what went wrong, its fields, the press that does it and the way out. */
export function ActionForm(props: ActionFormProps) {
  const { onSubmit, isBusy, failure, texts, submit, unavailable, children } = props
  return (
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
  )
}
