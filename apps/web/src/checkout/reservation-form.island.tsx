'use client'

import type { Checkout } from '@kindred/contracts/checkout'
import type { Money } from '@kindred/domain/money'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { useState } from 'react'
import { formatMoney } from '../texts/format-money.ts'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { type CheckoutPlace, checkoutCall } from './place.ts'
import { StepForm } from './step-form.tsx'
import { useAction } from './use-action.ts'

type ReservationFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  /** Reserved straws need a period; stored ones have their free days. */
  isRequired: boolean
  options: { months: number; price: Money; until: string }[]
}

/** For how long straws are kept. */
export function ReservationForm({ place, texts, checkout, now, isRequired, options }: ReservationFormProps) {
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const [months, setMonths] = useState<number | null | undefined>(
    checkout.reservationMonths ?? (isRequired ? undefined : null),
  )
  const submit = () => {
    if (months === undefined) {
      setFailures([{ code: 'period-required', message: '', field: 'months' }])
      return
    }
    void run(async () => {
      const saved = await send<Checkout>(checkoutCall(place, 'submitreservationtab'), { body: { months } })
      return saved ? goToNext(place, saved, 'reservation') : 'stays'
    })
  }
  const firstId = isRequired ? `months-${options[0]?.months}` : 'months-none'
  return (
    <StepForm
      {...{ place, checkout, now, t, language, busy, failures }}
      tab="reservation"
      fields={{ months: { id: firstId, label: t('checkout.reservation.legend') } }}
      submitLabel={t('checkout.next.information')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      <fieldset className="k-checkout__part">
        <legend>{t('checkout.reservation.legend')}</legend>
        {!isRequired && (
          <RadioCard
            id="months-none"
            name="months"
            title={t('checkout.reservation.none')}
            checked={months === null}
            onChange={() => setMonths(null)}
          >
            {t('checkout.reservation.noneText')}
          </RadioCard>
        )}
        {options.map((option) => (
          <RadioCard
            key={option.months}
            id={`months-${option.months}`}
            name="months"
            title={t('checkout.reservation.months', { months: option.months })}
            aside={formatMoney(option.price, language)}
            checked={months === option.months}
            onChange={() => setMonths(option.months)}
          >
            {t('checkout.reservation.until', { date: option.until })}
          </RadioCard>
        ))}
      </fieldset>
      {isRequired && <Note className="k-checkout__clinic">{t('checkout.reservation.refund')}</Note>}
    </StepForm>
  )
}
