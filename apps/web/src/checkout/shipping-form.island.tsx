'use client'

import type { Checkout, shippingMethodSchema } from '@kindred/contracts/checkout'
import { CalendarGrid } from '@kindred/ui/calendar-grid/calendar-grid.island'
import type { IconName } from '@kindred/ui/icon/icon'
import { Link } from '@kindred/ui/link/link'
import { Note } from '@kindred/ui/note/note'
import { RadioCard } from '@kindred/ui/radio-card/radio-card'
import { useState } from 'react'
import type { z } from 'zod'
import { formatMoney } from '../texts/format-money.ts'
import { describeDays, type Method, moveMonth, type ShippingDay } from './describe-days.ts'
import { goToNext } from './go-to-next.ts'
import { type IslandTexts, type Translate, useTexts } from './island-texts.ts'
import { listWeekdays } from './list-weekdays.ts'
import { type CheckoutPlace, checkoutCall } from './place.ts'
import { StepForm } from './step-form.tsx'
import { tellFailure } from './tell-failure.ts'
import { useAction } from './use-action.ts'

type ShippingMethod = z.output<typeof shippingMethodSchema>

type ShippingFormProps = {
  place: CheckoutPlace
  texts: IslandTexts
  checkout: Checkout
  now: string
  today: string
  methods: ShippingMethod[]
  earliest: string
  days: ShippingDay[]
  goal: string
  changeHref: string
}

const icons: Readonly<Record<Method, IconName>> = { dryIce: 'ice', nitrogenTank: 'tank', pickUp: 'home' }

/** How it leaves and when (CHK-07, CHK-08): each day says which method leaves then. */
export function ShippingForm(props: ShippingFormProps) {
  const { place, texts, checkout, now, methods, days, earliest } = props
  const t = useTexts(texts)
  const { language } = texts
  const { busy, failures, setFailures, send, run } = useAction(place.shopCode)
  const [method, setMethod] = useState<Method | null>(
    methods.find((one) => one.method === checkout.shippingMethod)?.method ?? null,
  )
  const [day, setDay] = useState<string | null>(
    days.some((one) => one.date === checkout.dispatchOn) ? checkout.dispatchOn : null,
  )
  const months = [...new Set(days.map((one) => one.date.slice(0, 7)))]
  const [month, setMonth] = useState((day ?? earliest).slice(0, 7))
  const printDate = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
  const spoken = (date: string) => printDate(date, { weekday: 'long', day: 'numeric', month: 'long' })

  const chooseMethod = (chosen: Method) => {
    setMethod(chosen)
    const known = days.find((one) => one.date === day)
    if (known && !known.methods.includes(chosen)) setDay(null)
  }
  const submit = () => {
    if (!method || !day) {
      setFailures([
        ...(method ? [] : [{ code: 'method-required', message: '', field: 'method' }]),
        ...(day ? [] : [{ code: 'day-required', message: '', field: 'dispatchOn' }]),
      ])
      return
    }
    void run(async () => {
      const set = await send<Checkout>(checkoutCall(place, 'setshippingdate'), {
        body: { method, dispatchOn: day },
      })
      const saved = set && (await send<Checkout>(checkoutCall(place, 'submitshippingtab'), { method: 'GET' }))
      return saved ? goToNext(place, saved, 'shipping') : 'stays'
    })
  }

  const week = listWeekdays(language)
  const dayFailure = failures.find((one) => one.field === 'dispatchOn')
  const chosenMethod = methods.find((one) => one.method === method)
  const chosenDay = days.find((one) => one.date === day)
  const by = checkout.isClinicDelivery ? 'clinic' : 'customer'
  return (
    <StepForm
      {...{ place, now, t, language, busy, failures }}
      // What is chosen stands in the sums at once.
      checkout={chosenMethod ? { ...checkout, ...chosenMethod.sums } : checkout}
      tab="shipping"
      fields={{
        method: { id: `method-${methods[0]?.method}`, label: t('checkout.shipping.how') },
        dispatchOn: { id: 'when', label: t('checkout.shipping.when') },
      }}
      submitLabel={t('checkout.next.orderSummary')}
      busyLabel={t('checkout.saving')}
      onSubmit={submit}
    >
      <section className="k-checkout__part">
        <h2>{t('checkout.shipping.to')}</h2>
        <p>
          {props.goal} <Link href={props.changeHref}>{t('checkout.shipping.change')}</Link>
        </p>
      </section>
      <fieldset className="k-checkout__part">
        <legend>{t('checkout.shipping.how')}</legend>
        {methods.map((one) => (
          <RadioCard
            key={one.method}
            id={`method-${one.method}`}
            name="method"
            icon={icons[one.method]}
            title={t(`checkout.shipping.method.${one.method}`, { by })}
            aside={
              one.price.amountMinor === 0 ? t('checkout.shipping.free') : formatMoney(one.price, language)
            }
            checked={method === one.method}
            onChange={() => chooseMethod(one.method)}
          >
            {describeMethod(one, by, t, language)}
          </RadioCard>
        ))}
      </fieldset>
      <section className="k-checkout__part k-stack" id="when" tabIndex={-1}>
        <h2>{t('checkout.shipping.when')}</h2>
        <p>{t('checkout.shipping.whenText', { date: spoken(earliest) })}</p>
        {dayFailure && <Note tone="error">{tellFailure(t, language, dayFailure)}</Note>}
        <CalendarGrid
          month={month}
          title={printDate(`${month}-01`, { month: 'long', year: 'numeric' })}
          days={describeDays(
            days,
            { method, day, month, offered: methods.map((one) => one.method) },
            {
              date: spoken,
              note: (one) => t(`checkout.shipping.note.${one}`),
              anyWay: t('checkout.shipping.note.all'),
              chosen: t('checkout.shipping.chosen'),
              leaves: (date) => t('checkout.shipping.dayLeaves', { date }),
              other: (date, names) => t('checkout.shipping.dayOther', { date, methods: names }),
              none: (date) => t('checkout.shipping.dayNone', { date }),
            },
          )}
          firstWeekday={week.first}
          weekdays={week.days}
          selected={day ?? undefined}
          today={props.today}
          onSelect={setDay}
          onMonth={(step) => setMonth(moveMonth(month, step))}
          previousLabel={t('checkout.shipping.previous')}
          nextLabel={t('checkout.shipping.next')}
          isFirstMonth={month <= (months[0] ?? month)}
          isLastMonth={month >= (months.at(-1) ?? month)}
          legend={[
            { offer: 'all', text: t('checkout.shipping.legendAll') },
            { offer: 'some', text: t('checkout.shipping.legendSome') },
            { text: t('checkout.shipping.legendNone') },
          ]}
        />
        <div aria-live="polite">
          {chosenDay && chosenMethod && (
            <Note tone="ok" title={titleDay(chosenDay, chosenMethod, by, t, spoken)}>
              {describeArrival(chosenDay, chosenMethod, by, t, spoken)}
            </Note>
          )}
        </div>
      </section>
    </StepForm>
  )
}

/** Who takes it in hand: the clinic of the order, or the customer. */
type Receiver = 'clinic' | 'customer'

function describeMethod(method: ShippingMethod, by: Receiver, t: Translate, language: string): string {
  const text = (key: string, values?: Record<string, string | number>) =>
    t(`checkout.shipping.methodText.${key}`, values)
  const { tankBackWithinDays, tankLateFeePerDay, tankReplacement } = method
  return [
    text(method.method, { by, days: method.keepsColdDays ?? 0 }),
    tankBackWithinDays && text('tankBack', { days: tankBackWithinDays }),
    tankLateFeePerDay &&
      tankReplacement &&
      text('tankFee', {
        late: formatMoney(tankLateFeePerDay, language),
        lost: formatMoney(tankReplacement, language),
      }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** It leaves on the day, or lies ready for who fetches it. */
function titleDay(
  { date }: ShippingDay,
  { method }: ShippingMethod,
  by: Receiver,
  t: Translate,
  spoken: (date: string) => string,
): string {
  const key = method === 'pickUp' ? 'pickUpOn' : 'chosenTitle'
  return t(`checkout.shipping.${key}`, { by, date: spoken(date) })
}

function describeArrival(
  day: ShippingDay,
  { method, keepsColdDays }: ShippingMethod,
  by: Receiver,
  t: Translate,
  spoken: (date: string) => string,
): string {
  if (method === 'pickUp') return t('checkout.shipping.methodText.pickUp', { by })
  const until = keepsColdDays ? addDays(day.date, keepsColdDays) : null
  return [
    day.arrivesOn && t('checkout.shipping.arrives', { by, date: spoken(day.arrivesOn) }),
    until && t('checkout.shipping.cold', { date: spoken(until) }),
  ]
    .filter(Boolean)
    .join(' ')
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
