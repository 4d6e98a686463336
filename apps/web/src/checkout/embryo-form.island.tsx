'use client'

import type { Checkout } from '@kindred/contracts/checkout'
import type { Money } from '@kindred/domain/money'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { useState } from 'react'
import { formatMoney } from '../texts/format-money.ts'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { PeriodChoice } from './period-choice.tsx'
import { type CheckoutPlace, embryoCall } from './place.ts'
import { StepForm } from './step-form.tsx'
import { useAction } from './use-action.ts'

type Handling = 'embryoShipping' | 'embryoStorage'

type EmbryoFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  handling: Handling | null
  months: number | null
  shipping: Money | null
  /** Days as they are read. */
  freeUntil: string
  options: { months: number; price: Money; endsOn: string }[]
}

/** What happens to the embryos, and for how long they are kept. */
export function EmbryoForm(props: EmbryoFormProps) {
  const { place, texts, checkout, now, shipping, freeUntil, options } = props
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const [handling, setHandling] = useState(props.handling)
  const [months, setMonths] = useState(props.months)
  const isKept = handling === 'embryoStorage'

  const submit = () => {
    if (!handling) {
      setFailures([{ code: 'method-required', message: '', field: 'handling' }])
      return
    }
    void run(async () => {
      const body = { handling, months: isKept ? months : null }
      const saved = await send<Checkout>(embryoCall(place), { body })
      return saved ? goToNext(place, saved, 'embryo') : 'stays'
    })
  }
  return (
    <StepForm
      {...{ place, checkout, now, t, language, busy, failures }}
      tab="embryo"
      fields={{ handling: { id: 'embryo-shipping', label: t('checkout.embryo.legend') } }}
      submitLabel={t('basket.continue')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      <fieldset className="k-checkout__part">
        <legend>{t('checkout.embryo.legend')}</legend>
        <RadioCard
          id="embryo-shipping"
          name="handling"
          title={t('checkout.embryo.send')}
          aside={shipping ? formatMoney(shipping, language) : undefined}
          checked={handling === 'embryoShipping'}
          onChange={() => setHandling('embryoShipping')}
        >
          {t('checkout.embryo.sendText')}
        </RadioCard>
        <RadioCard
          id="embryo-storage"
          name="handling"
          title={t('checkout.embryo.keep')}
          checked={isKept}
          onChange={() => setHandling('embryoStorage')}
        >
          {t('checkout.embryo.keepText', { date: freeUntil })}
        </RadioCard>
      </fieldset>
      {isKept && (
        <PeriodChoice
          id="embryo-months"
          options={options.map(({ endsOn, ...option }) => ({
            ...option,
            until: t('checkout.embryo.until', { date: endsOn }),
          }))}
          months={months}
          onChoose={setMonths}
          isOptional
          {...{ t, language }}
        />
      )}
      <Note className="k-checkout__clinic">{t('checkout.embryo.clinic')}</Note>
    </StepForm>
  )
}
