'use client'

import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId } from 'react'
import { ActionForm, type ActionTexts } from './action-form.tsx'
import { useOrderAction } from './use-order-action.ts'

type OrderActionProps = {
  number: string
  action: string
  isMain: boolean
  /** What the action asks for: `trackingNumber`, `reason`. */
  needs: string[]
  unavailable?: string
  texts: ActionTexts & { trackingNumber: string; reason: string }
}

/** One action on an order: asks for what it needs and for a second press. */
export function OrderAction({ number, action, isMain, needs, unavailable, texts }: OrderActionProps) {
  const id = useId()
  const { act, isBusy, failure } = useOrderAction(number, action, texts.failed)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    act(Object.fromEntries(needs.map((need) => [need, String(form.get(need) ?? '')])))
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
      <ActionForm onSubmit={submit} {...{ isBusy, failure, texts }}>
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
      </ActionForm>
    </Dialog>
  )
}
