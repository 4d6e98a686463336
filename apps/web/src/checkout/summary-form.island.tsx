'use client'

import type { Checkout } from '@kindred/contracts/checkout'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Note } from '@kindred/ui/note/note'
import { type FormEvent, type ReactNode, useState } from 'react'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { LinkedText } from './linked-text.tsx'
import { type CheckoutPlace, checkoutCall } from './place.ts'
import { StepForm } from './step-form.tsx'
import { tellFailure } from './tell-failure.ts'
import { useAction } from './use-action.ts'

type SummaryFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  termsHref: string
  privacyHref: string
  children: ReactNode
}

const consents = ['terms', 'privacy'] as const

/** The agreement: each consent by itself, none ticked beforehand (CHK-09). */
export function SummaryForm({
  place,
  texts,
  checkout,
  now,
  termsHref,
  privacyHref,
  children,
}: SummaryFormProps) {
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const [given, setGiven] = useState({ terms: false, privacy: false })
  const fieldOf = { terms: 'acceptsTerms', privacy: 'acceptsPrivacy' } as const
  const hrefOf = { terms: termsHref, privacy: privacyHref }
  const errorOf = (field: string) => {
    const failure = failures.find((one) => one.field === field)
    return failure && tellFailure(t, language, failure)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const missing = consents.filter((one) => !given[one])
    if (missing.length > 0) {
      setFailures(missing.map((one) => ({ code: `${one}-not-accepted`, message: '', field: fieldOf[one] })))
      return
    }
    const newsletter = new FormData(event.currentTarget).get('newsletter') !== null
    void run(async () => {
      const saved = await send<Checkout>(checkoutCall(place, 'submitordersummarytab'), {
        body: { acceptsTerms: true, acceptsPrivacy: true, newsletter },
      })
      return saved ? goToNext(place, saved, 'orderSummary') : 'stays'
    })
  }

  return (
    <StepForm
      {...{ place, checkout, now, t, language, busy, failures }}
      tab="orderSummary"
      fields={{
        acceptsTerms: { id: 'terms', label: '' },
        acceptsPrivacy: { id: 'privacy', label: '' },
      }}
      submitLabel={t('checkout.next.payment')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      {children}
      <fieldset className="k-checkout__part k-stack">
        <legend>{t('checkout.summaryTab.agree')}</legend>
        {consents.map((one) => (
          <Checkbox
            key={one}
            id={one}
            checked={given[one]}
            onChange={(event) => setGiven({ ...given, [one]: event.target.checked })}
            error={errorOf(fieldOf[one])}
            label={<LinkedText text={t(`checkout.summaryTab.${one}`)} href={hrefOf[one]} />}
          />
        ))}
        <Checkbox id="newsletter" name="newsletter" label={t('checkout.summaryTab.newsletter')} />
        <Note icon="shield">{t('checkout.summaryTab.refund')}</Note>
      </fieldset>
    </StepForm>
  )
}
