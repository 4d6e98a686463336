import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import type { PaymentProvider, PaymentRequest, ProviderEvent } from './payment-provider.ts'
import { routes } from './routes.ts'
import { deliverEvent } from './sandbox/deliver-event.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'
import { expireAuthorisation } from './sandbox/settle-payment.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { type FakeStripe, openFakeStripe } from './stripe/testing-stripe-server.ts'

type Notice = { body: string; headers: Record<string, string> }

/** What a person does on the provider's own page, and what the provider then tells the shop. */
type Stage = {
  provider: PaymentProvider
  pay: (reference: string) => Promise<void>
  /** With a second step of the bank, which is passed. */
  payWithSecondStep: (reference: string) => Promise<void>
  isDeclined: (reference: string) => Promise<void>
  /** The bank frees what nobody captured. */
  letExpire: (reference: string) => Promise<void>
  payAndDispute: (reference: string, outcome: 'open' | 'won' | 'lost') => Promise<void>
  takeNotices: () => Promise<Notice[]>
}

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let stripe: FakeStripe
const stages: Record<string, () => Stage> = { sandbox: playSandbox, stripe: playStripe }
const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [routes])
  stripe = await openFakeStripe(keys, services.now)
})
afterAll(async () => {
  await stripe.close()
  await app.close()
  await database.drop()
})

const disputingCards = {
  open: '4000000000000259',
  won: '4000000000000267',
  lost: '4000000000000275',
} as const

function playSandbox(): Stage {
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

function playStripe(): Stage {
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

const describePayment = (): PaymentRequest => ({
  merchantReference: crypto.randomUUID(),
  amountMinor: 12_345,
  currency: 'EUR',
  isCapturedLater: false,
  description: 'Order 4F7K-9QX2-M8T5',
  language: 'da-dk',
  returnUrl: 'https://shop.test/ok',
  cancelUrl: 'https://shop.test/back',
})

describe.each(Object.keys(stages))('the %s provider', (name) => {
  const stage = () => (stages[name] as () => Stage)()

  /** Opens a payment, lets the person do something, and reads what the provider says of it. */
  async function play(
    act: (on: Stage, reference: string) => Promise<unknown>,
    asked: Partial<PaymentRequest> = {},
  ) {
    const on = stage()
    const request = { ...describePayment(), ...asked }
    const { reference } = await on.provider.startPayment(request)
    await act(on, reference)
    return { on, request, reference, events: await hear(on) }
  }
  async function hear(on: Stage): Promise<ProviderEvent[]> {
    const events: ProviderEvent[] = []
    for (const { body, headers } of await on.takeNotices()) {
      const read = await on.provider.verifyEvent(headers, Buffer.from(body))
      if (!read.ok) throw new Error(read.error.code)
      if (read.value) events.push(read.value)
    }
    return events
  }

  it('opens one page for one of our payments, however often it is asked', async () => {
    const { provider } = stage()
    const request = describePayment()
    const [one, two] = await Promise.all([provider.startPayment(request), provider.startPayment(request)])
    expect(two).toEqual(one)
    expect(one.redirectUrl).toContain(one.reference)
    expect((await provider.startPayment(describePayment())).reference).not.toBe(one.reference)
  })

  it.each(['pay', 'payWithSecondStep'] as const)(
    'tells of money that came (%s), in our words',
    async (how) => {
      const { events, request, reference } = await play((on, at) => on[how](at))
      expect(events).toEqual([
        {
          id: expect.any(String),
          type: 'payment.succeeded',
          reference,
          merchantReference: request.merchantReference,
          refundId: null,
          disputeId: null,
          amountMinor: 12_345,
          currency: 'EUR',
          failureCode: null,
        },
      ])
    },
  )

  it('tells of no money when the card is declined', async () => {
    const { events } = await play((on, at) => on.isDeclined(at))
    expect(events.filter(({ type }) => type !== 'payment.failed')).toEqual([])
  })

  it('tells that a page which was closed, given up or left alone ended without money, and takes none after', async () => {
    const { events, on, reference } = await play((stage, at) => stage.provider.cancel(at))
    expect(events).toMatchObject([{ type: 'payment.failed', reference, failureCode: expect.any(String) }])
    await on.pay(reference)
    expect(await hear(on)).toEqual([])
    // One that has ended stays as it is.
    await on.provider.cancel(reference)
    expect(await hear(on)).toEqual([])
  })

  it('keeps what was paid when it is closed too late', async () => {
    const { events } = await play(async (on, at) => {
      await on.pay(at)
      await on.provider.cancel(at)
    })
    expect(events.map(({ type }) => type)).toEqual(['payment.succeeded'])
  })

  it('gives parts back, each once, never more than was paid, and tells of each', async () => {
    const { on, reference } = await play((stage, at) => stage.pay(at))
    const give = (refundId: string, amountMinor: number) =>
      on.provider.refund({ refundId, reference, amountMinor, currency: 'EUR' })
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    expect((await give(first, 2_000)).ok).toBe(true)
    expect((await give(first, 2_000)).ok).toBe(true)
    expect((await give(second, 10_345)).ok).toBe(true)
    expect((await give(crypto.randomUUID(), 1)).ok).toBe(false)
    const told = (await hear(on)).filter(({ type }) => type === 'payment.refunded')
    expect(new Map(told.map((event) => [event.refundId, [event.reference, event.amountMinor]]))).toEqual(
      new Map([
        [first, [reference, 2_000]],
        [second, [reference, 10_345]],
      ]),
    )
    const unpaid = await on.provider.startPayment(describePayment())
    const nothing = {
      refundId: crypto.randomUUID(),
      reference: unpaid.reference,
      amountMinor: 1,
      currency: 'EUR',
    }
    expect((await on.provider.refund(nothing)).ok).toBe(false)
  })

  describe('where the money is taken later', () => {
    const later = { isCapturedLater: true }
    const authorise = () => play((on, at) => on.pay(at), later)
    const capture = (on: Stage, reference: string, amountMinor = 12_345, captureId = crypto.randomUUID()) =>
      on.provider.capture({ captureId, reference, amountMinor })
    const find = async (on: Stage, reference: string) =>
      (await on.provider.listPayments(new Date(0))).find((one) => one.reference === reference)

    it.each(['pay', 'payWithSecondStep'] as const)(
      'tells what is authorised (%s), and lists it so',
      async (how) => {
        const { events, on, reference, request } = await play((stage, at) => stage[how](at), later)
        expect(events).toMatchObject([
          {
            type: 'payment.authorised',
            reference,
            merchantReference: request.merchantReference,
            amountMinor: 12_345,
            currency: 'EUR',
            failureCode: null,
          },
        ])
        expect(await find(on, reference)).toMatchObject({ state: 'authorised', refundedMinor: 0 })
        // Nothing was taken: nothing can go back.
        const refund = { refundId: crypto.randomUUID(), reference, amountMinor: 1, currency: 'EUR' }
        expect((await on.provider.refund(refund)).ok).toBe(false)
      },
    )

    it('takes it once, however often and with how many hands it is asked', async () => {
      const { on, reference, request } = await authorise()
      const captureId = crypto.randomUUID()
      const asked = await Promise.all([1, 2, 3].map(() => capture(on, reference, 12_345, captureId)))
      expect(asked.every(({ ok }) => ok)).toBe(true)
      // Another hand, another day: what was taken stays taken.
      expect((await capture(on, reference)).ok).toBe(true)
      expect(await hear(on)).toMatchObject([
        {
          type: 'payment.succeeded',
          reference,
          merchantReference: request.merchantReference,
          amountMinor: 12_345,
        },
      ])
      expect(await find(on, reference)).toMatchObject({ state: 'succeeded', amountMinor: 12_345 })
    })

    it('takes a part, frees the rest, and gives no more back than was taken', async () => {
      const { on, reference } = await authorise()
      expect((await capture(on, reference, 12_346)).ok).toBe(false)
      expect((await capture(on, reference, 10_000)).ok).toBe(true)
      expect((await capture(on, reference, 2_345)).ok).toBe(false)
      expect(await hear(on)).toMatchObject([{ type: 'payment.succeeded', amountMinor: 10_000 }])
      expect(await find(on, reference)).toMatchObject({ state: 'succeeded', amountMinor: 10_000 })
      const give = (amountMinor: number) =>
        on.provider.refund({ refundId: crypto.randomUUID(), reference, amountMinor, currency: 'EUR' })
      expect((await give(10_001)).ok).toBe(false)
      expect((await give(10_000)).ok).toBe(true)
    })

    it('frees what is cancelled, tells so, and takes none of it after', async () => {
      const { on, reference } = await authorise()
      await on.provider.cancel(reference)
      expect(await hear(on)).toMatchObject([{ type: 'payment.failed', failureCode: 'payment-cancelled' }])
      await on.provider.cancel(reference)
      expect((await capture(on, reference)).ok).toBe(false)
      expect(await hear(on)).toEqual([])
      expect(await find(on, reference)).toMatchObject({ state: 'failed' })
    })

    it('tells when its time is over, and takes none of it after', async () => {
      const { on, reference } = await authorise()
      await on.letExpire(reference)
      expect(await hear(on)).toMatchObject([
        { type: 'payment.authorisationExpired', reference, failureCode: 'authorisation-expired' },
      ])
      expect((await capture(on, reference)).ok).toBe(false)
      expect(await hear(on)).toEqual([])
      expect(await find(on, reference)).toMatchObject({ state: 'failed' })
    })

    it('ends in one way where capture, cancel and the end of time meet', async () => {
      const { on, reference } = await authorise()
      const [taken] = await Promise.all([
        capture(on, reference),
        on.provider.cancel(reference),
        on.letExpire(reference),
      ])
      const ends = (await hear(on)).map(({ type }) => type)
      expect(ends).toHaveLength(1)
      expect(ends[0] === 'payment.succeeded').toBe(taken.ok)
      expect((await find(on, reference))?.state).toBe(taken.ok ? 'succeeded' : 'failed')
    })

    it('takes nothing where nothing was authorised', async () => {
      const on = stage()
      const open = await on.provider.startPayment({ ...describePayment(), ...later })
      expect((await capture(on, open.reference)).ok).toBe(false)
      const paid = await play((one, at) => one.pay(at))
      expect((await capture(on, paid.reference, 1)).ok).toBe(false)
    })
  })

  it.each([
    ['open', []],
    ['won', ['payment.disputeWon']],
    ['lost', ['payment.disputeLost']],
  ] as const)(
    'tells that the bank of the payer asks for the money back, and how it ends: %s',
    async (...one) => {
      const [outcome, ends] = one
      const { events, reference, on } = await play((stage, at) => stage.payAndDispute(at, outcome))
      expect(events.map(({ type }) => type)).toEqual(['payment.succeeded', 'payment.disputed', ...ends])
      for (const event of events.slice(1))
        expect(event).toMatchObject({
          reference,
          disputeId: events[1]?.disputeId,
          amountMinor: 12_345,
          currency: 'EUR',
          failureCode: 'fraudulent',
        })
      expect(events[1]?.disputeId).toEqual(expect.any(String))
      const listed = await on.provider.listPayments(new Date(0))
      expect(listed.find((payment) => payment.reference === reference)?.isDisputed).toBe(true)
    },
  )

  it('lists its payments as its books have them', async () => {
    const { on, reference } = await play((stage, at) => stage.pay(at))
    await on.provider.refund({ refundId: crypto.randomUUID(), reference, amountMinor: 45, currency: 'EUR' })
    await hear(on)
    const open = await on.provider.startPayment(describePayment())
    const listed = await on.provider.listPayments(new Date(0))
    const find = (of: string) => listed.filter((one) => one.reference === of)
    expect(find(reference)).toMatchObject([
      { state: 'succeeded', amountMinor: 12_345, currency: 'EUR', refundedMinor: 45, isDisputed: false },
    ])
    expect(find(open.reference)).toMatchObject([{ state: 'open', refundedMinor: 0 }])
    expect(await on.provider.listPayments(new Date('2099-01-01'))).toEqual([])
  })

  it('believes only what it signed itself, just now and as it is', async () => {
    const { on } = await play(async () => undefined)
    const { reference } = await on.provider.startPayment(describePayment())
    await on.pay(reference)
    const [notice] = await on.takeNotices()
    const { body, headers } = notice as Notice
    const code = async (text: string, with_: Record<string, string> = headers) => {
      const read = await on.provider.verifyEvent(with_, Buffer.from(text))
      return read.ok ? 'believed' : read.error.code
    }
    expect(await code(body)).toBe('believed')
    expect(await code(body.replace('12345', '1'))).toBe('signature-invalid')
    expect(await code(body, {})).toBe('signature-invalid')
    const forged = Object.fromEntries(Object.keys(headers).map((key) => [key, `t=1,v1=${'a'.repeat(64)}`]))
    expect(await code(body, forged)).toBe('signature-invalid')
    services.moveClock(6)
    expect(await code(body)).toBe('signature-invalid')
    services.moveClock(-6)
  })
})

describe('the stripe provider', () => {
  it('tells Stripe the order and nothing of who buys or what, and asks for cards on its page alone', async () => {
    await playStripe().provider.startPayment(describePayment())
    const form = new URLSearchParams(stripe.asked.at(-1)?.split(' ')[2])
    const plain = [...form.keys()]
    await playStripe().provider.startPayment({ ...describePayment(), isCapturedLater: true })
    const later = new URLSearchParams(stripe.asked.at(-1)?.split(' ')[2])
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
      now: services.now,
      origin: stripe.origin,
    })
    await expect(wrong.startPayment(describePayment())).rejects.toThrow('Stripe answered 401')
  })
})
