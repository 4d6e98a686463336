'use client'

import type { PaymentDetails } from '@kindred/contracts/checkout'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { Spinner } from '@kindred/ui/spinner/spinner'
import { useEffect, useRef, useState } from 'react'
import { tellBasketChange } from '../browser/basket-count.ts'
import { callShop } from '../browser/call-shop.ts'
import { formatMoney } from '../texts/format-money.ts'
import { type IslandTexts, useTexts } from './island-texts.ts'
import { type CheckoutPlace, checkoutCall } from './place.ts'
import { pauseBefore } from './wait-for-payment.ts'

type PaymentOutcomeProps = {
  place: CheckoutPlace
  texts: IslandTexts
  initial: PaymentDetails
  leavesOn: string | null
  failurePath: string
  basketPath: string
}

/** What became of the payment: waits calmly until the provider's event has come, then says what happens next. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { place, texts, initial, leavesOn, failurePath, basketPath } = props
  const t = useTexts(texts)
  const { language } = texts
  const [details, setDetails] = useState(initial)
  const [looks, setLooks] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, orderNumber, email } = details
  const pause = pauseBefore(looks)

  useEffect(() => {
    if (state !== 'pending' || pause === null || isAsking) return
    const timer = setTimeout(() => setAsking(true), pause)
    return () => clearTimeout(timer)
  }, [state, pause, isAsking])

  useEffect(() => {
    if (!isAsking) return
    const abort = new AbortController()
    callShop(place.shopCode)<PaymentDetails>(checkoutCall(place, 'getpaymentsuccessfulpagedetails'), {
      query: { orderNumber },
      signal: abort.signal,
    })
      .then(setDetails)
      // Not reached: asked again after the next pause.
      .catch(() => undefined)
      .finally(() => {
        if (abort.signal.aborted) return
        setLooks((count) => count + 1)
        setAsking(false)
      })
    return () => abort.abort()
  }, [isAsking, orderNumber, place])

  useEffect(() => {
    if (state === 'failed') window.location.replace(failurePath)
    if (state === 'paid' || state === 'authorised' || state === 'invoiced') tellBasketChange(0)
    // The answer replaces the waiting under the reader's eyes.
    if (state !== 'pending' && initial.state === 'pending') heading.current?.focus()
  }, [state, failurePath, initial.state])

  if (state === 'pending' || state === 'failed')
    return (
      <section className="k-outcome k-stack" aria-busy={pause !== null}>
        <h1>{t('checkout.success.waitingTitle')}</h1>
        <div role="status" className="k-stack">
          {pause === null ? (
            <p>{t('checkout.success.waitingLong', { email })}</p>
          ) : (
            <p className="k-row">
              <Spinner /> {t('checkout.success.waiting')}
            </p>
          )}
        </div>
        {pause === null && (
          <Button
            variant="outlined"
            onClick={() => setAsking(true)}
            busy={isAsking}
            busyLabel={t('checkout.success.checking')}
          >
            {t('checkout.success.check')}
          </Button>
        )}
      </section>
    )

  const total = formatMoney(details.total, language)
  const orderPath = `/${place.locale}/account/orders/${encodeURIComponent(orderNumber)}/`
  if (state === 'refunded')
    return (
      <section className="k-outcome k-stack">
        <h1 ref={heading} tabIndex={-1}>
          {t('checkout.success.refundedTitle')}
        </h1>
        {details.placedAt === null ? (
          <>
            <Note tone="info">{t('checkout.success.refunded', { email })}</Note>
            <LinkButton href={basketPath}>{t('checkout.success.again')}</LinkButton>
          </>
        ) : (
          <>
            <Note tone="info">{t('checkout.success.refundedLater', { number: orderNumber, total })}</Note>
            <LinkButton href={orderPath}>{t('checkout.success.toOrder')}</LinkButton>
          </>
        )}
      </section>
    )

  return (
    <section className="k-outcome k-stack">
      <h1 ref={heading} tabIndex={-1}>
        {t('checkout.success.title')}
      </h1>
      <p className="k-lead">
        <b>{t('checkout.success.number', { number: orderNumber })}</b> ·{' '}
        {details.total.amountMinor === 0
          ? t('checkout.success.nothingDue')
          : t(`checkout.success.${state}`, { total })}
      </p>
      <Note tone="ok" icon="mail">
        {t('checkout.success.mail', { email })}
      </Note>
      <h2>{t('checkout.success.next')}</h2>
      <ol>
        {details.next
          .filter((step) => (step !== 'leave' && step !== 'fetch') || leavesOn)
          .map((step) => (
            <li key={step}>{t(`checkout.success.steps.${step}`, { date: leavesOn ?? '' })}</li>
          ))}
      </ol>
      <p className="k-row">
        <LinkButton href={orderPath}>{t('checkout.success.toOrder')}</LinkButton>
        <LinkButton variant="outlined" href={`/${place.locale}/account/`}>
          {t('checkout.success.toAccount')}
        </LinkButton>
      </p>
    </section>
  )
}
