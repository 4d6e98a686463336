'use client'

import type { StandalonePayment as Asked } from '@kindred/contracts/payment-requests'
import { CallError } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { Spinner } from '@kindred/ui/spinner/spinner'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callShop } from '../../browser/call-shop.ts'
import { SaveDocument } from '../../browser/save-document.island.tsx'
import { type IslandTexts, useTexts } from '../../checkout/island-texts.ts'
import { type CheckoutPlace, checkoutCall } from '../../checkout/place.ts'
import { pauseBefore } from '../../checkout/wait-for-payment.ts'
import { PaymentIcons } from '../../payment-icons/payment-icons.tsx'
import { formatMoney } from '../../texts/format-money.ts'
import { takeToken } from './take-token.ts'

type StandalonePaymentProps = { place: CheckoutPlace; texts: IslandTexts }

/** What is asked for, the way to the card page, and what became of it; waits calmly for the provider's event. */
export function StandalonePayment({ place, texts }: StandalonePaymentProps) {
  const t = useTexts(texts)
  const { language } = texts
  const [asked, setAsked] = useState<Asked | 'loading' | 'unknown' | 'failed'>('loading')
  const [isStarting, setStarting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [looks, setLooks] = useState(0)
  const token = useRef<string | null>(null)
  const comesBack = useRef(false)

  const look = useCallback(async () => {
    token.current ??= takeToken(window)
    if (!token.current) return setAsked('unknown')
    try {
      const path = checkoutCall(place, 'getstandalonepaymentinformationasync')
      setAsked(
        await callShop(place.shopCode)<Asked>(path, { method: 'POST', body: { token: token.current } }),
      )
    } catch (error) {
      const isUnknown = error instanceof CallError && [400, 404].includes(error.status)
      setAsked((before) => (isUnknown ? 'unknown' : typeof before === 'string' ? 'failed' : before))
    }
    setLooks((count) => count + 1)
  }, [place])

  useEffect(() => {
    comesBack.current = new URLSearchParams(window.location.search).has('back')
    void look()
  }, [look])

  const isWaiting =
    typeof asked !== 'string' && asked.state === 'open' && asked.isPending && comesBack.current
  const pause = pauseBefore(looks)
  useEffect(() => {
    if (!isWaiting || pause === null) return
    const timer = setTimeout(() => void look(), pause)
    return () => clearTimeout(timer)
  }, [isWaiting, pause, look])

  const pay = async () => {
    setStarting(true)
    setFailed(false)
    try {
      const { redirectUrl } = await callShop(place.shopCode)<{ redirectUrl: string }>(
        checkoutCall(place, 'startstandalonepayment'),
        {
          method: 'POST',
          body: { token: token.current },
          headers: { 'idempotency-key': crypto.randomUUID() },
        },
      )
      window.location.assign(redirectUrl)
    } catch {
      setStarting(false)
      setFailed(true)
      void look()
    }
  }

  const text = (key: string, values?: Record<string, string>) => t(`checkout.standalone.${key}`, values)
  if (asked === 'loading')
    return (
      <p className="k-row" role="status">
        <Spinner /> {text('loading')}
      </p>
    )
  if (asked === 'unknown') return <End title={text('unknown.title')} text={text('unknown.text')} />
  if (asked === 'failed')
    return (
      <Note tone="error" announce="alert">
        <p>{text('error')}</p>
      </Note>
    )
  const { state, reason, number } = asked
  const amount = formatMoney(asked.amount, language)
  if (state === 'paid') {
    const key = comesBack.current ? 'paid' : 'paidBefore'
    const { invoiceNumber } = asked
    return (
      <div className="k-stack">
        <End title={text(`${key}.title`)} text={text(`${key}.text`, { amount, reason })} />
        {invoiceNumber && token.current && (
          <SaveDocument
            variant="outlined"
            address={checkoutCall(place, 'getstandalonepaymentinvoice')}
            fileName={`${invoiceNumber}.pdf`}
            headers={{ 'x-shop-code': place.shopCode }}
            body={{ token: token.current }}
            texts={{
              save: `${t('invoices.named.invoice', { number: invoiceNumber })} (PDF)`,
              label: `${t('invoices.download')}: ${t('invoices.named.invoice', { number: invoiceNumber })}`,
              saving: t('invoices.saving'),
              failed: t('invoices.failed'),
            }}
          />
        )}
      </div>
    )
  }
  if (state !== 'open') return <End title={text(`${state}.title`)} text={text(`${state}.text`)} />
  if (isWaiting)
    return (
      <div role="status" className="k-stack">
        {pause === null ? (
          <>
            <p>{text('waitingLong')}</p>
            <Button variant="outlined" onClick={() => setLooks(0)}>
              {text('check')}
            </Button>
          </>
        ) : (
          <p className="k-row">
            <Spinner /> {text('waiting')}
          </p>
        )}
      </div>
    )
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(asked.expiresAt))
  return (
    <div className="k-stack">
      <h2>
        {text('asks', { shop: asked.shopName })} <span className="k-numbers">{amount}</span>
      </h2>
      <dl>
        <dt>{text('reason')}</dt>
        <dd>{reason}</dd>
      </dl>
      <p className="k-muted">
        {text('number', { number })} · {text('until', { date: until })}
      </p>
      {(asked.failureCode || hasFailed) && (
        <Note tone="error" announce="alert">
          <p>{text(hasFailed ? 'error' : 'failed')}</p>
        </Note>
      )}
      <p>{text('how')}</p>
      {asked.icons.length > 0 && (
        <p className="k-row">
          <span className="k-visually-hidden">{text('cards')}: </span>
          <PaymentIcons names={asked.icons} />
        </p>
      )}
      <Button busy={isStarting} busyLabel={text('starting')} onClick={() => void pay()}>
        {text('pay', { amount })}
      </Button>
    </div>
  )
}

/** An end of the way: what is the case and what helps. */
function End({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="k-stack">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
