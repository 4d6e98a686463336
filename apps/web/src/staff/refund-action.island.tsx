'use client'

import { type Money, zero } from '@kindred/domain/money'
import { planRefund, type RefundableLine, type RefundWish } from '@kindred/domain/orders/plan-refund'
import { QuantityStepper } from '@kindred/ui/quantity-stepper/quantity-stepper.island'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useId, useState } from 'react'
import { formatMoney } from '../texts/format-money.ts'
import { ActionDialog, type ActionTexts } from './action-dialog.island.tsx'
import { readAmount } from './read-amount.ts'
import { useOrderAction } from './use-order-action.ts'

export type RefundTexts = ActionTexts &
  Record<
    | 'what'
    | 'all'
    | 'allText'
    | 'amount'
    | 'amountText'
    | 'amountLabel'
    | 'lines'
    | 'linesText'
    | 'ofLine'
    | 'fewer'
    | 'more'
    | 'submit'
    | 'incomplete'
    | 'grace'
    | 'final'
    | 'reason',
    string
  >

type RefundActionProps = {
  number: string
  refundable: Money
  lines: (RefundableLine & { name: string })[]
  language: string
  texts: RefundTexts
}

const kinds = ['all', 'amount', 'lines'] as const

/** Money back: all that is left, an amount, or lines. What it comes to stands on the button, by the rule of the server. */
export function RefundAction({ number, refundable, lines, language, texts }: RefundActionProps) {
  const id = useId()
  const { act, isBusy, failure } = useOrderAction(number, 'refund', texts.failed)
  const [kind, setKind] = useState<(typeof kinds)[number]>('amount')
  const [typed, setTyped] = useState('')
  const [counts, setCounts] = useState<Record<string, number>>({})
  const left = lines.filter((line) => line.quantity > line.refundedQuantity)

  const wish = readWish(kind, readAmount(typed, refundable.currency), counts)
  const planned = planRefund({ refundable, lines }, wish)
  const amount = planned.ok ? planned.value.amount : zero(refundable.currency)
  const print = (money: Money) => formatMoney(money, language)
  const meanings = { all: texts.allText, amount: texts.amountText, lines: texts.linesText }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const { kind: _, ...what } = wish
    act({ ...what, reason })
  }

  return (
    <ActionDialog
      onSubmit={submit}
      {...{ isBusy, failure, texts }}
      submit={planned.ok ? texts.submit.replace('{amount}', print(amount)) : texts.incomplete}
      unavailable={planned.ok ? undefined : planned.error.message}
    >
      <fieldset className="k-stack">
        <legend>{texts.what}</legend>
        {kinds.map((one) => (
          <RadioCard
            key={one}
            id={`${id}-${one}`}
            name="kind"
            title={texts[one]}
            checked={kind === one}
            onChange={() => setKind(one)}
            {...(one === 'all' && { aside: print(refundable) })}
          >
            {meanings[one]}
          </RadioCard>
        ))}
      </fieldset>
      {kind === 'amount' && (
        <TextInput
          id={`${id}-amount-typed`}
          label={texts.amountLabel}
          inputMode="decimal"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={13}
        />
      )}
      {kind === 'lines' && (
        <ul className="k-stack">
          {left.map((line) => (
            <li key={line.id} className="k-row k-row--between">
              <span>{line.name}</span>
              <QuantityStepper
                label={texts.ofLine
                  .replace('{line}', line.name)
                  .replace('{count}', String(line.quantity - line.refundedQuantity))}
                fewerLabel={texts.fewer.replace('{line}', line.name)}
                moreLabel={texts.more.replace('{line}', line.name)}
                maximum={line.quantity - line.refundedQuantity}
                value={counts[line.id] ?? 0}
                onChange={(count) => setCounts({ ...counts, [line.id]: count })}
              />
            </li>
          ))}
        </ul>
      )}
      <TextInput id={`${id}-reason`} name="reason" label={texts.reason} required maxLength={500} />
      <p className="k-muted">{kind === 'lines' ? texts.final : texts.grace}</p>
    </ActionDialog>
  )
}

function readWish(
  kind: (typeof kinds)[number],
  amountMinor: number | null,
  counts: Readonly<Record<string, number>>,
): RefundWish {
  if (kind === 'all') return { kind }
  if (kind === 'amount') return { kind, amountMinor: amountMinor ?? 0 }
  const chosen = Object.entries(counts).filter(([, quantity]) => quantity > 0)
  return { kind, lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity })) }
}
