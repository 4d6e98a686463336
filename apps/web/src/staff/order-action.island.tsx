'use client'

import { mostToArrive } from '@kindred/domain/basket/arrival'
import { Button } from '@kindred/ui/button/button'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId } from 'react'
import { ActionDialog, type ActionTexts } from './action-dialog.island.tsx'
import { useOrderAction } from './use-order-action.ts'

type OrderActionProps = {
  number: string
  action: string
  isMain: boolean
  /** What the action asks for: `trackingNumber`, `quantity`, `reason`. */
  needs: string[]
  unavailable?: string
  /** The number to begin with, where one is asked for. */
  quantity?: number
  texts: ActionTexts & { trackingNumber: string; quantity: string; reason: string }
}

/** One action on an order: asks for what it needs and for a second press. */
export function OrderAction({
  number,
  action,
  isMain,
  needs,
  unavailable,
  quantity,
  texts,
}: OrderActionProps) {
  const id = useId()
  const { act, isBusy, failure } = useOrderAction(number, action, texts.failed)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (need: string) => {
      const written = String(form.get(need) ?? '')
      return need === 'quantity' ? Number(written) : written
    }
    act(Object.fromEntries(needs.map((need) => [need, read(need)])))
  }

  if (unavailable)
    return (
      <Button variant={isMain ? 'filled' : 'outlined'} wide unavailable={unavailable}>
        {texts.label}
      </Button>
    )
  return (
    <ActionDialog onSubmit={submit} {...{ isMain, isBusy, failure, texts }}>
      {needs.includes('trackingNumber') && (
        <TextInput
          id={`${id}-tracking`}
          name="trackingNumber"
          label={texts.trackingNumber}
          required
          maxLength={60}
        />
      )}
      {needs.includes('quantity') && (
        <TextInput
          id={`${id}-quantity`}
          name="quantity"
          label={texts.quantity}
          type="number"
          min={1}
          max={mostToArrive}
          defaultValue={quantity}
          required
        />
      )}
      {needs.includes('reason') && (
        <TextInput id={`${id}-reason`} name="reason" label={texts.reason} required maxLength={500} />
      )}
    </ActionDialog>
  )
}
