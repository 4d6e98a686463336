'use client'

import { CallError, makeSend } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Dialog, DialogClose } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId, useRef, useState } from 'react'

type OrderActionProps = {
  number: string
  action: string
  isMain: boolean
  /** What the action asks for: `trackingNumber`, `reason`. */
  needs: string[]
  unavailable?: string
  texts: Record<
    'label' | 'busy' | 'close' | 'cancel' | 'trackingNumber' | 'reason' | 'explain' | 'failed',
    string
  >
}

const send = makeSend('', () => ({ 'x-requested-with': 'kindred' }))

/** One action on an order: asks for what it needs, does it once, and shows the order as it is then. */
export function OrderAction({ number, action, isMain, needs, unavailable, texts }: OrderActionProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // One key for as long as the dialog is open: pressing twice does it once.
  const key = useRef('')

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = Object.fromEntries(needs.map((need) => [need, String(form.get(need) ?? '')]))
    key.current ||= crypto.randomUUID()
    setBusy(true)
    try {
      await send(`/api/staff/orders/${encodeURIComponent(number)}/actions/${action}`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key.current },
      })
      window.location.reload()
    } catch (error) {
      setFailure((error instanceof CallError && error.errors[0]?.message) || texts.failed)
      key.current = ''
      setBusy(false)
    }
  }

  const button = (
    <Button variant={isMain ? 'filled' : 'outlined'} wide unavailable={unavailable}>
      {texts.label}
    </Button>
  )
  if (unavailable) return button
  return (
    <Dialog
      trigger={button}
      title={texts.label}
      description={texts.explain}
      closeLabel={texts.close}
      position="centre"
    >
      <form onSubmit={submit} className="k-stack">
        {failure && (
          <Note tone="error" announce="alert">
            {failure}
          </Note>
        )}
        {needs.includes('trackingNumber') && (
          <TextInput
            id={`${id}-tracking`}
            name="trackingNumber"
            label={texts.trackingNumber}
            required
            maxLength={60}
          />
        )}
        {needs.includes('reason') && (
          <TextInput id={`${id}-reason`} name="reason" label={texts.reason} required maxLength={500} />
        )}
        <div className="k-row">
          <Button type="submit" busy={isBusy} busyLabel={texts.busy}>
            {texts.label}
          </Button>
          <DialogClose>
            <Button variant="text">{texts.cancel}</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  )
}
