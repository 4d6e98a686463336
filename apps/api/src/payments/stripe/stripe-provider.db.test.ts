import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describePayment, keys, openStages, type Stages } from '../testing/provider-stages.ts'

let stages: Stages

beforeAll(async () => {
  stages = await openStages()
})
afterAll(() => stages.close())

import { createStripeProvider } from './stripe-provider.ts'

describe('the stripe provider', () => {
  it('tells Stripe the order and nothing of who buys or what, and asks for cards on its page alone', async () => {
    await stages.play.stripe().provider.startPayment(describePayment())
    const form = new URLSearchParams(stages.stripe.asked.at(-1)?.split(' ')[2])
    const plain = [...form.keys()]
    await stages.play.stripe().provider.startPayment({ ...describePayment(), isCapturedLater: true })
    const later = new URLSearchParams(stages.stripe.asked.at(-1)?.split(' ')[2])
    expect([...later.keys()].filter((key) => !plain.includes(key)).sort()).toEqual([
      'metadata[isCapturedLater]',
      'payment_intent_data[capture_method]',
      'payment_intent_data[metadata][isCapturedLater]',
    ])
    expect(plain.sort()).toEqual(
      [
        'cancel_url',
        'client_reference_id',
        'expires_at',
        'line_items[0][price_data][currency]',
        'line_items[0][price_data][product_data][name]',
        'line_items[0][price_data][unit_amount]',
        'line_items[0][quantity]',
        'locale',
        'mode',
        'payment_method_types[0]',
        'success_url',
      ].sort(),
    )
  })

  it('throws where Stripe gave no answer, so that it is tried again', async () => {
    const wrong = createStripeProvider({
      ...keys,
      secretKey: 'sk_wrong',
      now: stages.services.now,
      origin: stages.stripe.origin,
    })
    await expect(wrong.startPayment(describePayment())).rejects.toThrow('Stripe answered 401')
  })
})
