import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentRequest, ProviderEvent } from './payment-provider.ts'
import {
  describePayment,
  type Notice,
  openStages,
  type Stage,
  type Stages,
} from './testing/provider-stages.ts'

let stages: Stages

beforeAll(async () => {
  stages = await openStages()
})
afterAll(() => stages.close())

describe.each(['sandbox', 'stripe'] as const)('the %s provider', (name) => {
  const stage = () => stages.play[name]()

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
    stages.services.moveClock(6)
    expect(await code(body)).toBe('signature-invalid')
    stages.services.moveClock(-6)
  })
})
