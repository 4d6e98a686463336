'use client'

import type {
  Checkout,
  cardPaymentStartedSchema,
  nonCardPaymentSchema,
  paymentInformationSchema,
} from '@kindred/contracts/checkout'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { useState } from 'react'
import type { z } from 'zod'
import { PaymentIcons } from '../payment-icons/payment-icons.tsx'
import { formatMoney } from '../texts/format-money.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { measureStep } from './measure-step.ts'
import { type CheckoutPlace, checkoutCall, pagePath } from './place.ts'
import { StepForm } from './step-form.tsx'
import { useAction } from './use-action.ts'

type Methods = z.output<typeof paymentInformationSchema>['methods']

type PaymentFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  methods: Methods
}

/** Ways to pay; those that are not open say why. A card is given on the provider's own page. Nothing to pay is only placed. */
export function PaymentForm({ place, texts, checkout, now, methods }: PaymentFormProps) {
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const isFree = checkout.total.amountMinor === 0
  const open = methods.filter((one) => one.allowed)
  const [method, setMethod] = useState(isFree ? 'card' : open.length === 1 ? open[0]?.method : undefined)
  const total = formatMoney(checkout.total, language)

  const payByCard = async (): Promise<'leaves' | 'stays'> => {
    const started = await send<z.output<typeof cardPaymentStartedSchema>>(
      checkoutCall(place, 'startcardpayment'),
    )
    if (!started) return 'stays'
    measureStep(place, 'payment', 'submitted')
    window.location.assign(started.redirectUrl)
    return 'leaves'
  }
  const order = async (by: 'invoice' | 'bankTransfer'): Promise<'leaves' | 'stays'> => {
    const ordered = await send<z.output<typeof nonCardPaymentSchema>>(
      checkoutCall(place, 'makenoncardpayment'),
      { body: { method: by } },
    )
    if (!ordered) return 'stays'
    measureStep(place, 'payment', 'submitted')
    window.location.assign(
      `${pagePath(place, 'success')}?orderNumber=${encodeURIComponent(ordered.orderNumber)}`,
    )
    return 'leaves'
  }
  const submit = () => {
    if (!method) {
      setFailures([{ code: 'method-required', message: '', field: 'method' }])
      return
    }
    void run(() => (method === 'card' ? payByCard() : order(method)))
  }

  const isCard = method !== 'invoice' && method !== 'bankTransfer'
  return (
    <StepForm
      {...{ place, checkout, now, t, language, busy, failures }}
      tab="payment"
      fields={{ method: { id: `pay-${open[0]?.method}`, label: t('checkout.paymentTab.legend') } }}
      submitLabel={t(`checkout.paymentTab.${isFree ? 'place' : isCard ? 'payCard' : 'order'}`, { total })}
      busyLabel={t(`checkout.paymentTab.${isCard && !isFree ? 'startingCard' : 'ordering'}`)}
      onSubmit={submit}
    >
      {isFree && (
        <div className="k-checkout__part">
          <Note tone="ok">{t('checkout.paymentTab.free')}</Note>
        </div>
      )}
      <fieldset className="k-checkout__part" hidden={isFree}>
        <legend>{t('checkout.paymentTab.legend')}</legend>
        {methods.map((one) => {
          const against = one.reasons.map(({ code }) => {
            const known = `checkout.paymentTab.reasons.${code}`
            return t(t.has(known) ? known : 'checkout.paymentTab.reasons.other')
          })
          return (
            <RadioCard
              key={one.method}
              id={`pay-${one.method}`}
              name="method"
              title={t(`checkout.paymentTab.method.${one.method}`)}
              disabled={!one.allowed}
              checked={method === one.method}
              onChange={() => setMethod(one.method)}
            >
              {against.length > 0 ? against.join(' ') : t(`checkout.paymentTab.methodText.${one.method}`)}
              {one.icons.length > 0 && (
                <span className="k-payment-icons">
                  <PaymentIcons names={one.icons} />
                </span>
              )}
            </RadioCard>
          )
        })}
      </fieldset>
    </StepForm>
  )
}
