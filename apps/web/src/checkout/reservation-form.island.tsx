'use client'

import type { Checkout } from '@kindred/contracts/checkout'
import type { Money } from '@kindred/domain/money'
import { Note } from '@kindred/ui/note/note'
import { useState } from 'react'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { PeriodChoice } from './period-choice.tsx'
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
      <PeriodChoice
        id="months"
        options={options.map(({ until, ...option }) => ({
          ...option,
          until: t('checkout.reservation.until', { date: until }),
        }))}
        months={months}
        onChoose={setMonths}
        isOptional={!isRequired}
        {...{ t, language }}
      />
      {isRequired && <Note className="k-checkout__clinic">{t('checkout.reservation.refund')}</Note>}
    </StepForm>
  )
}
