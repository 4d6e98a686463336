import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import { orderPlaced } from './order-placed.ts'

async function write(part: Partial<OrderMailValues>): Promise<string[]> {
  const { mail } = await loadTexts('en-gb')
  const t = createTranslator({ locale: 'en-GB', messages: mail as Record<string, string> })
  const values: OrderMailValues = {
    name: 'Ada',
    number: 'K-7',
    totalMinor: 100,
    currency: 'EUR',
    dispatchOn: '2026-12-02',
    isFetched: false,
    lines: [
      {
        alias: 'Anselm',
        productKind: 'strawDelivery',
        strawType: 'IUI',
        quantity: 1,
        totalMinor: 100,
        taxMinor: 0,
      },
    ],
    shippingMinor: 0,
    taxMinor: 0,
    isBusiness: false,
    discountMinor: 0,
    trackingNumber: null,
    isInvoiced: false,
    isFree: false,
    isAuthorised: false,
    invoiceNumber: null,
    isPart: false,
    wantsPaper: false,
    ...part,
  }
  const { parts } = orderPlaced(values, {
    t: t as unknown as Parameters<typeof orderPlaced>[1]['t'],
    language: 'en-GB',
    locale: 'en-gb',
    publicUrl: '',
  })
  return parts.flatMap((one) => {
    if (one.kind === 'rows') return one.rows.map(({ label }) => label)
    return one.kind === 'paragraph' ? [one.text] : []
  })
}

it('CHK-07 says when the parcel leaves, or when it lies ready for who fetches it', async () => {
  const sent = await write({})
  expect(sent).toContain('It leaves us on 2 December 2026.')
  expect(sent).toContain('1 × Anselm IUI straws, delivered')
  const fetched = await write({ isFetched: true })
  expect(fetched.at(-1)).toMatch(/^It is ready at the bank on 2 December 2026\./)
  expect(fetched).toContain('1 × Anselm IUI straws, for pick-up')
  expect(fetched.join(' ')).not.toContain('leaves us')
})

it('CHK-17 asks for the signature or form without which nothing leaves, and names no finding', async () => {
  const asked = await write({ wantsPaper: true })
  expect(asked.at(-1)).toMatch(/^Before it can leave us, we need a signature or a form from you\./)
  expect((await write({})).join(' ')).not.toContain('signature')
})

it('CHK-10 says of the money what is true: arrived, reserved, invoiced, or nothing to pay', async () => {
  const first = async (part: Partial<OrderMailValues>) => (await write(part))[0]
  expect(await first({})).toContain('Your payment has arrived')
  expect(await first({ isAuthorised: true })).toContain('Your bank has reserved the amount')
  expect(await first({ isInvoiced: true })).toContain('by the invoice')
  for (const isInvoiced of [false, true])
    expect(await first({ isInvoiced, isFree: true })).toContain('there is nothing to pay')
})
