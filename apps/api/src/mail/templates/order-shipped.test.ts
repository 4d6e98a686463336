import { loadTexts } from '@kindred/content/texts/load-texts.ts'
import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import type { OrderMailValues } from '../../orders/describe-order-mail.ts'
import type { MailContent } from '../mail-content.ts'
import { orderShipped } from './order-shipped.ts'

async function write(trackingNumber: string | null): Promise<MailContent> {
  const { mail } = await loadTexts('en-gb')
  const t = createTranslator({ locale: 'en-GB', messages: mail as Record<string, string> })
  const values = { name: 'Ada', number: 'K-7', trackingNumber } as OrderMailValues
  return orderShipped(values, {
    t: t as unknown as Parameters<typeof orderShipped>[1]['t'],
    language: 'en-GB',
    locale: 'en-gb',
    publicUrl: '',
  })
}

it('says of a parcel how to track it, and of one that was fetched that it was handed over', async () => {
  const sent = await write('T1')
  expect(sent.subject).toBe('Order K-7 is on its way')
  expect(sent.parts).toContainEqual({ kind: 'rows', rows: [{ label: 'Tracking number', value: 'T1' }] })
  const fetched = await write(null)
  expect(fetched.subject).toBe('Order K-7 was picked up')
  expect(fetched.parts.map(({ kind }) => kind)).toEqual(['paragraph', 'button'])
})
