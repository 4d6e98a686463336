import type { DisputeState } from '@kindred/domain/vocabulary'
import { expect } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { listJobs, runJobs } from '../../testing/test-jobs.ts'
import type { PaymentProvider, PaymentRequest } from '../payment-provider.ts'
import { routes } from '../routes.ts'
import { deliverEvent } from '../sandbox/deliver-event.ts'
import { createSandboxProvider } from '../sandbox/sandbox-provider.ts'
import { expireAuthorisation } from '../sandbox/settle-payment.ts'
import { createStripeProvider } from '../stripe/stripe-provider.ts'
import { type FakeStripe, openFakeStripe } from '../stripe/testing-stripe-server.ts'

export type Notice = { body: string; headers: Record<string, string> }

/** What a person does on the provider's own page, and what the provider then tells the shop. */
export type Stage = {
  provider: PaymentProvider
  pay: (reference: string) => Promise<void>
  /** With a second step of the bank, which is passed. */
  payWithSecondStep: (reference: string) => Promise<void>
  isDeclined: (reference: string) => Promise<void>
  /** The bank frees what nobody captured. */
  letExpire: (reference: string) => Promise<void>
  payAndDispute: (reference: string, outcome: DisputeState) => Promise<void>
  takeNotices: () => Promise<Notice[]>
}

export const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }

/** Every provider there is, over one shop and one clock. */
export async function openStages() {
  const shop = await openTestShop([routes])
  const stripe = await openFakeStripe(keys, shop.services.now)
  const close = async () => {
    await stripe.close()
    await shop.close()
  }
  return {
    ...shop,
    stripe,
    close,
    play: { sandbox: () => playSandbox(shop), stripe: () => playStripe(shop, stripe) },
  }
}

export type Stages = Awaited<ReturnType<typeof openStages>>

const disputingCards = {
  open: '4000000000000259',
  won: '4000000000000267',
  lost: '4000000000000275',
} as const

function playSandbox({ app, services }: TestShop): Stage {
  const { pool, config, now } = services
  const provider = createSandboxProvider({
    pool,
    publicUrl: config.publicUrl,
    eventKey: config.keys.sandboxEvents,
    now,
  })
  const press = (path: string, form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/sandbox-pay/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  const enter = async (reference: string, number: string) => {
    await press(reference, { number, expiry: '12/30', code: '123' })
  }
  return {
    provider,
    pay: (reference) => enter(reference, '4242424242424242'),
    payWithSecondStep: async (reference) => {
      await enter(reference, '4000002500003155')
      await press(`${reference}/challenge`, { answer: 'approve' })
    },
    isDeclined: (reference) => enter(reference, '4000000000000002'),
    letExpire: async (reference) => {
      const planned = (await listJobs(pool, 'sandbox.expire')).find(
        ({ payload }) => (payload as { paymentId: string }).paymentId === reference,
      )
      expect(planned?.runAt).toEqual(new Date(now().getTime() + 7 * 24 * 60 * 60_000))
      await expireAuthorisation(planned?.payload, services)
    },
    payAndDispute: (reference, outcome) => enter(reference, disputingCards[outcome]),
    takeNotices: async () => {
      const notices: Notice[] = []
      const keep = (payload: unknown) =>
        deliverEvent(payload, services, async (_url, body, headers) => {
          notices.push({ body, headers })
          return 200
        })
      await runJobs(services, { 'sandbox.deliverEvent': keep }, 'sandbox.deliverEvent')
      return notices
    },
  }
}

function playStripe({ services }: TestShop, stripe: FakeStripe): Stage {
  const pay = async (reference: string) => stripe.pay(reference, true)
  return {
    provider: createStripeProvider({ ...keys, now: services.now, origin: stripe.origin }),
    pay,
    payWithSecondStep: pay,
    isDeclined: async (reference) => stripe.pay(reference, false),
    letExpire: async (reference) => stripe.expire(reference),
    payAndDispute: async (reference, outcome) => {
      await pay(reference)
      stripe.dispute(reference, outcome)
    },
    takeNotices: async () => stripe.takeEvents(),
  }
}

export const describePayment = (): PaymentRequest => ({
  merchantReference: crypto.randomUUID(),
  amountMinor: 12_345,
  currency: 'EUR',
  isCapturedLater: false,
  description: 'Order 4F7K-9QX2-M8T5',
  language: 'da-dk',
  returnUrl: 'https://shop.test/ok',
  cancelUrl: 'https://shop.test/back',
})
