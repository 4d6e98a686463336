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
  /** The same as each period would make it. */
  previews: { months: number | null; checkout: Checkout }[]
  now: string
  /** Reserved straws need a period; stored ones have their free days. */
  isRequired: boolean
  options: { months: number; price: Money; until: string }[]
}

/** For how long straws are kept; what is chosen stands in the sums at once. */
export function ReservationForm(props: ReservationFormProps) {
  const { place, texts, checkout, previews, now, isRequired, options } = props
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const [months, setMonths] = useState<number | null | undefined>(
    checkout.reservationMonths ?? findAskedPeriod(checkout) ?? (isRequired ? undefined : null),
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
      {...{ place, now, t, language, busy, failures }}
      checkout={previews.find((one) => one.months === months)?.checkout ?? checkout}
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

/** The period that was asked for with the straws. */
const findAskedPeriod = ({ basket }: Checkout): number | null =>
  basket.lines.find((line) => line.productType === 'reservation')?.periodMonths ?? null
