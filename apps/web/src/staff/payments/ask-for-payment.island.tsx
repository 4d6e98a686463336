'use client'

import type { paymentRequestMadeSchema } from '@kindred/contracts/payment-requests'
import { CallError, makeSend } from '@kindred/contracts/request'
import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import { Select } from '@kindred/ui/select/select'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { isAnswered, makePressKeys } from '../../browser/press-keys.ts'
import { readAmount } from '../read-amount.ts'

type ShopChoice = {
  code: string
  name: string
  currency: string
  languages: { code: string; name: string }[]
}
type AskForPaymentProps = { shops: ShopChoice[]; texts: Record<string, string> }
type Made = z.infer<typeof paymentRequestMadeSchema>

const send = makeSend('', () => ({ 'x-requested-with': 'kindred' }))
const path = '/api/staff/payment-requests'
const longestDays = 90

/** Asks somebody for an amount, and shows the link once. */
export function AskForPayment({ shops, texts }: AskForPaymentProps) {
  const [shop, setShop] = useState(shops[0])
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [made, setMade] = useState<Made | null>(null)
  const keys = useRef(makePressKeys(() => crypto.randomUUID()))
  const text = (name: string) => texts[name] ?? ''

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const value = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const amountMinor = readAmount(value('amount'), shop?.currency ?? 'EUR')
    const faults = {
      ...(amountMinor === null && { amount: text('errors.amount') }),
      ...(value('reason').length < 3 && { reason: text('errors.reason') }),
      ...(!value('email').includes('@') && { email: text('errors.email-not-valid') }),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0 || !shop) return
    setBusy(true)
    const body = {
      shopCode: shop.code,
      email: value('email'),
      language: value('language'),
      reason: value('reason'),
      amountMinor,
      days: Number(value('days')),
    }
    try {
      const headers = { 'idempotency-key': keys.current.take(path, body) }
      setMade(await send<Made>(path, { method: 'POST', body, headers }))
      keys.current.settle(path)
      form.reset()
    } catch (error) {
      if (isAnswered(error)) keys.current.settle(path)
      const failure = error instanceof CallError ? error.errors[0] : undefined
      const told = failure && texts[`errors.${failure.code}`]
      setWrong({ [failure?.field ?? 'form']: told ?? failure?.message ?? text('failed') })
    } finally {
      setBusy(false)
    }
  }

  const input = (name: string, more: Omit<Parameters<typeof TextInput>[0], 'id' | 'label' | 'name'> = {}) => (
    <TextInput id={name} name={name} label={text(name)} error={wrong[name]} {...more} />
  )
  return (
    <form className="k-stack" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className="k-staff-fields">
        <Select
          id="shop"
          name="shop"
          label={text('shop')}
          error={wrong.shopCode}
          value={shop?.code ?? ''}
          onChange={(event) => setShop(shops.find(({ code }) => code === event.target.value))}
          options={shops.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Select
          key={shop?.code}
          id="language"
          name="language"
          label={text('language')}
          error={wrong.language}
          options={(shop?.languages ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
        {input('email', { type: 'email', autoComplete: 'off' })}
        {input('reason', { help: text('reasonHelp'), maxLength: 200 })}
        {input('amount', {
          inputMode: 'decimal',
          help: text('amountHelp').replace('{currency}', shop?.currency ?? ''),
        })}
        {input('days', { type: 'number', min: 1, max: longestDays, defaultValue: 14 })}
      </div>
      {wrong.form && (
        <Note tone="error" announce="alert">
          <p>{wrong.form}</p>
        </Note>
      )}
      {made && (
        <Note announce="status">
          <p>{text('sent').replace('{email}', made.request.email)}</p>
          <p>
            <code>{made.link}</code>
          </p>
        </Note>
      )}
      <p>
        <Button type="submit" busy={isBusy} busyLabel={text('sending')}>
          {text('send')}
        </Button>
      </p>
    </form>
  )
}
