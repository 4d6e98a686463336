'use client'

import type { Checkout, OrderSummary } from '@kindred/contracts/checkout'
import { Checkbox } from '@kindred/ui/checkbox/checkbox'
import { Note } from '@kindred/ui/note/note'
import { TextInput } from '@kindred/ui/text-input/text-input'
import dynamic from 'next/dynamic'
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
  checkout: OrderSummary
  now: string
  termsHref: string
  privacyHref: string
  carrierHref: string
  children: ReactNode
}

const consents = ['terms', 'privacy'] as const

// Few orders go to New York: its form is loaded with the first.
const NewYorkForm = dynamic(() => import('./new-york-form.island.tsx').then((island) => island.NewYorkForm))

/** The agreement: each consent by itself, none ticked beforehand (CHK-09). */
export function SummaryForm({
  place,
  texts,
  checkout,
  now,
  termsHref,
  privacyHref,
  carrierHref,
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
    const form = new FormData(event.currentTarget)
    const newsletter = form.get('newsletter') !== null
    const carrierSignature = String(form.get('carrierSignature') ?? '')
    const newYorkFormId = form.get('newYorkFormId')
    void run(async () => {
      const saved = await send<Checkout>(checkoutCall(place, 'submitordersummarytab'), {
        body: { acceptsTerms: true, acceptsPrivacy: true, newsletter, carrierSignature, newYorkFormId },
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
        carrierSignature: { id: 'carrier-signature', label: '' },
        newYorkFormId: { id: 'new-york-form', label: '' },
      }}
      submitLabel={t('checkout.next.payment')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      {children}
      {checkout.needsNewYorkForm && (
        <NewYorkForm
          shopCode={place.shopCode}
          calls={{
            save: checkoutCall(place, 'getnewyorkpdf'),
            send: checkoutCall(place, 'uploadnewyorkform'),
          }}
          t={t}
          error={errorOf('newYorkFormId')}
        />
      )}
      {checkout.carriers.length > 0 && (
        <fieldset className="k-checkout__part k-stack">
          <legend>{t('checkout.summaryTab.carriers.title')}</legend>
          <p>
            <LinkedText
              text={t('checkout.summaryTab.carriers.text', {
                names: new Intl.ListFormat(language).format(
                  checkout.carriers.map(({ alias, donorId }) => `${alias} ${donorId}`),
                ),
              })}
              href={carrierHref}
            />
          </p>
          <TextInput
            id="carrier-signature"
            name="carrierSignature"
            label={t('checkout.summaryTab.carriers.signature')}
            help={t('checkout.summaryTab.carriers.help')}
            error={errorOf('carrierSignature')}
            autoComplete="name"
            maxLength={120}
            optional={t('common.optional')}
          />
        </fieldset>
      )}
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
