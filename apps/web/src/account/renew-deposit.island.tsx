'use client'

import type { BasketLineChange } from '@kindred/contracts/basket'
import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { type FormEvent, useId, useState } from 'react'
import { addToBasket } from '../browser/add-to-basket.ts'

type RenewDepositProps = {
  deposit: { id: string; kind: 'stored' | 'reserved'; shopCode: string }
  locale: string
  /** Each with its words, ready to read. */
  periods: { months: number; title: string; until: string; price: string }[]
  basketPath: string
  texts: Record<'renew' | 'title' | 'text' | 'legend' | 'add' | 'busy' | 'close' | 'failed', string>
}

const lineOf = { stored: 'storageRenewalPeriod', reserved: 'reservationRenewalPeriod' } as const

/** Chooses a period more for what is kept, puts it into the basket and goes there. */
export function RenewDeposit({ deposit, locale, periods, basketPath, texts }: RenewDepositProps) {
  const id = useId()
  const [months, setMonths] = useState(periods[0]?.months)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (months === undefined) return
    const line: BasketLineChange = {
      lineHandlingType: lineOf[deposit.kind],
      depositId: deposit.id,
      periodMonths: months,
      quantity: 1,
    }
    setBusy(true)
    try {
      await addToBasket(deposit.shopCode, locale, [line])
      window.location.assign(basketPath)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(texts.failed)
      setBusy(false)
    }
  }

  return (
    <Dialog
      trigger={<Button variant="outlined">{texts.renew}</Button>}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.close}
      position="centre"
    >
      <form method="post" onSubmit={submit} className="k-stack">
        {failure && (
          <Note tone="error" announce="alert">
            {failure}
          </Note>
        )}
        <fieldset className="k-stack">
          <legend className="k-visually-hidden">{texts.legend}</legend>
          {periods.map((period) => (
            <RadioCard
              key={period.months}
              id={`${id}-${period.months}`}
              name="months"
              title={period.title}
              aside={period.price}
              checked={period.months === months}
              onChange={() => setMonths(period.months)}
            >
              {period.until}
            </RadioCard>
          ))}
        </fieldset>
        <Button type="submit" wide busy={isBusy} busyLabel={texts.busy}>
          {texts.add}
        </Button>
      </form>
    </Dialog>
  )
}
