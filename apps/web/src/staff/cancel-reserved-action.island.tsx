'use client'

import { defaultCancelRefundPercent } from '@kindred/domain/checkout/reservation'
import { type Money, percentOf } from '@kindred/domain/money'
import { type RefundableLine, shareOfLine } from '@kindred/domain/orders/plan-refund'
import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId, useState } from 'react'
import { formatMoney } from '../texts/format-money.ts'
import { ActionDialog, type ActionTexts } from './action-dialog.island.tsx'
import { useOrderAction } from './use-order-action.ts'

type ReservedLine = RefundableLine & { title: string; reserved: number }

type CancelReservedProps = {
  number: string
  lines: ReservedLine[]
  language: string
  texts: ActionTexts & Record<'which' | 'howMany' | 'fewer' | 'more' | 'submit' | 'reason', string>
}

/** Reserved straws that are called off: which, how many, and what that gives back. */
export function CancelReservedAction({ number, lines, language, texts }: CancelReservedProps) {
  const id = useId()
  const { act, isBusy, failure } = useOrderAction(number, 'cancelReserved', texts.failed)
  const [chosen, setChosen] = useState(lines[0])
  const [quantity, setQuantity] = useState(1)
  if (!chosen) return null
  const back: Money = percentOf(shareOfLine(chosen, quantity), defaultCancelRefundPercent)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    act({ lineId: chosen.id, quantity, reason })
  }

  return (
    <ActionDialog
      onSubmit={submit}
      {...{ isBusy, failure, texts }}
      submit={texts.submit.replace('{amount}', formatMoney(back, language))}
    >
      <fieldset className="k-stack">
        <legend>{texts.which}</legend>
        {lines.map((line) => (
          <RadioCard
            key={line.id}
            id={`${id}-${line.id}`}
            name="line"
            title={line.title}
            checked={line.id === chosen.id}
            onChange={() => {
              setChosen(line)
              setQuantity(1)
            }}
          />
        ))}
      </fieldset>
      <div className="k-row k-row--between">
        <span>{texts.howMany}</span>
        <QuantityStepper
          label={texts.howMany}
          fewerLabel={texts.fewer.replace('{line}', chosen.title)}
          moreLabel={texts.more.replace('{line}', chosen.title)}
          minimum={1}
          maximum={chosen.reserved}
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      <TextInput id={`${id}-reason`} name="reason" label={texts.reason} required maxLength={500} />
    </ActionDialog>
  )
}
