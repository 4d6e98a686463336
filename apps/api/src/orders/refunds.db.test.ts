import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findDisagreements } from '../../../../tests/faults/books.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { signatureHeader, signEvent } from '../payments/sandbox/sign-event.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { deliverEvents, deliverTo } from '../testing/test-shopper.ts'
import { addDonor, clinicId } from '../testing/test-world.ts'
import { codeOf, openRefundDesk, type RefundDesk } from './testing/refund-desk.ts'

let desk: RefundDesk

beforeAll(async () => {
  desk = await openRefundDesk()
})
beforeEach(async () => void (await desk.dropMails()))
// Whatever a test did: stock, places, orders, deposits and money agree.
afterEach(async () => expect(await findDisagreements(desk.database.pool)).toEqual([]))
afterAll(() => desk.close())

describe('a refund of an amount', () => {
  it('moves payment and order when the provider says that it went, and mails the customer then', async () => {
    const shopper = await desk.visit()
    const number = await shopper.buyByCard(await addDonor(desk.database.pool), 2)
    await runJobs(desk.services, { 'mail.send': async () => undefined }, 'mail.send')
    const asked = (await desk.refund(number, { amountMinor: 5_000 })).json()
    expect(asked).toMatchObject({
      paymentState: 'paid',
      refundable: { amountMinor: asked.total.amountMinor - 5_000 },
      refunds: [{ state: 'requested', amount: { amountMinor: 5_000 }, by: 'staff:one' }],
    })
    // Not promised while it can be withdrawn, and no mail before it went.
    expect((await shopper.get(`/api/orders/${number}`)).json().moneyBack).toEqual([])
    expect(await listJobs(desk.database.pool, 'mail.send')).toHaveLength(0)
    const [job] = await listJobs(desk.database.pool, 'payments.refund')
    expect((job?.runAt.getTime() ?? 0) - desk.services.now().getTime()).toBe(120_000)
    expect(await desk.settle()).toEqual([200])
    expect(await desk.read(number)).toMatchObject({
      paymentState: 'partlyRefunded',
      orderState: 'placed',
      state: 'placed',
      refunds: [{ state: 'confirmed' }],
    })
    expect((await shopper.get(`/api/orders/${number}`)).json()).toMatchObject({
      moneyBack: [{ amount: { amountMinor: 5_000 }, isThere: true }],
    })
    expect(await runJobs(desk.services, mailTasks, 'mail.send')).toBe(1)
    const mail = await desk.database.pool.query(
      `select text from shop.local_mail where "to" = (select email from shop.customer where id = $1)`,
      [shopper.customerId],
    )
    expect(mail.rows[0].text).toContain('€50.00')
    const steps = (await desk.read(number)).transitions
      .filter((one: { machine: string }) => one.machine === 'refund')
      .map((one: { from: string; to: string; by: string }) => [one.from, one.to, one.by])
    expect(steps).toEqual([
      [null, 'requested', 'staff:one'],
      ['sent', 'confirmed', 'sandbox'],
    ])
  })

  it('can be withdrawn until the provider was told, and not after', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    const { total } = await desk.read(number)
    expect(codeOf(await desk.act(number, 'withdrawRefund'))).toBe('no-refund-to-withdraw')
    await desk.refund(number)
    expect((await desk.act(number, 'withdrawRefund')).json()).toMatchObject({
      refundable: total,
      refunds: [{ state: 'withdrawn' }],
    })
    expect(await desk.settle()).toEqual([])
    expect(await desk.readProvider(number)).toBe(0)
    await desk.refund(number)
    await runJobs(desk.services, paymentTasks, 'payments.refund')
    expect(codeOf(await desk.act(number, 'withdrawRefund'))).toBe('no-refund-to-withdraw')
    await deliverEvents(desk.app, desk.services)
    expect(await desk.read(number)).toMatchObject({ state: 'refunded', paymentState: 'refunded' })
  })

  it('goes through once the order is called off, so that all of the money is back', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    const { total } = await desk.read(number)
    await desk.refund(number, { amountMinor: 7_000 })
    expect((await desk.act(number, 'cancel', { reason: 'No longer wanted' })).statusCode).toBe(200)
    expect(codeOf(await desk.act(number, 'withdrawRefund'))).toBe('order-not-open')
    await desk.settle()
    expect(await desk.readProvider(number)).toBe(total.amountMinor)
    expect(await desk.read(number)).toMatchObject({ orderState: 'cancelled', paymentState: 'refunded' })
  })

  it('is never more than is left, and not while another is on its way, however many press at once', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    const { total } = await desk.read(number)
    expect(codeOf(await desk.refund(number, { amountMinor: total.amountMinor + 1 }))).toBe('refund-too-high')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.refund(number, { amountMinor: 7_000 })),
    )
    expect(answers.map((one) => one.statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 422),
    ])
    expect(new Set(answers.filter((one) => one.statusCode === 422).map(codeOf))).toEqual(
      new Set(['refund-under-way']),
    )
    await desk.settle()
    expect(await desk.readProvider(number)).toBe(7_000)
    expect(codeOf(await desk.refund(number, { amountMinor: total.amountMinor - 6_999 }))).toBe(
      'refund-too-high',
    )
    expect((await desk.refund(number)).json().refundable.amountMinor).toBe(0)
    await desk.settle()
    expect(await desk.readProvider(number)).toBe(total.amountMinor)
    expect(codeOf(await desk.refund(number))).toBe('nothing-to-refund')
  })

  it('cannot pass the payment even where the rules were forgotten', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    const write = (amount: string) =>
      desk.database.pool.query(
        `insert into shop.refund (payment_id, amount_minor, cause, reason) select p.id, ${amount}, 'given', 'x' from shop.payment p
         join shop."order" o on o.id = p.order_id where o.number = $1`,
        [number],
      )
    await expect(write('p.amount_minor + 1')).rejects.toThrow('payment_never_over_refunded')
    await write('p.amount_minor')
    await expect(write('1')).rejects.toThrow('payment_never_over_refunded')
    await expect(
      desk.database.pool.query('update shop.payment set refunded_minor = 0 where refunded_minor > 0'),
    ).rejects.toThrow('moved by refund alone')
  })

  it('happens once for one idempotency key, also twice at once, and refuses the key for another amount', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    const key = `refund-${number}`
    const [one, two] = await Promise.all([
      desk.refund(number, { amountMinor: 900 }, key),
      desk.refund(number, { amountMinor: 900 }, key),
    ])
    expect([one.statusCode, two.statusCode]).toEqual([200, 200])
    expect(one.json().refunds).toEqual(two.json().refunds)
    await desk.settle()
    expect((await desk.refund(number, { amountMinor: 900 }, key)).json().refunds).toHaveLength(1)
    expect(codeOf(await desk.refund(number, { amountMinor: 901 }, key))).toBe('idempotency-key-reused')
    expect(await desk.readProvider(number)).toBe(900)
  })

  it('goes to the bank by hand where no card was taken: staff say that it went', async () => {
    const clinic = await desk.visit('professional')
    const number = await clinic.buyByInvoice(await addDonor(desk.database.pool), 1, clinicId)
    expect(codeOf(await desk.refund(number))).toBe('nothing-to-refund')
    await desk.act(number, 'settleInvoice')
    expect(codeOf(await desk.act(number, 'confirmRefund'))).toBe('no-refund-to-confirm')
    expect((await desk.refund(number, { amountMinor: 100 })).statusCode).toBe(200)
    expect(await listJobs(desk.database.pool, 'payments.refund')).toEqual([])
    expect((await desk.act(number, 'confirmRefund')).json()).toMatchObject({
      paymentState: 'partlyRefunded',
      refunds: [{ state: 'confirmed' }],
    })
    expect(codeOf(await desk.act(number, 'confirmRefund'))).toBe('no-refund-to-confirm')
  })
})

describe('the provider’s word about a refund', () => {
  it('counts once, twice and late, before our own note that it was sent, and never when forged', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    const asked = (await desk.refund(number, { amountMinor: 1_234 })).json()
    const { rows } = await desk.database.pool.query(
      `select p.provider_reference reference, p.id "merchantReference" from shop.payment p
       join shop."order" o on o.id = p.order_id where o.number = $1`,
      [number],
    )
    const event = {
      id: `evt-${number}`,
      type: 'payment.refunded',
      ...rows[0],
      refundId: asked.refunds[0].id,
      disputeId: null,
      amountMinor: 1_234,
      currency: 'EUR',
      failureCode: null,
    }
    const send = (body: object, key = desk.services.config.keys.sandboxEvents) => {
      const payload = JSON.stringify(body)
      return desk.app.inject({
        method: 'POST',
        url: '/api/payments/sandbox/events',
        payload,
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signEvent(payload, key, desk.services.now()),
        },
      })
    }
    expect((await send(event, 'forged')).statusCode).toBe(400)
    expect((await send({ ...event, id: 'evt-other-sum', amountMinor: 1 })).json().outcome).toBe(
      'refund-unknown',
    )
    expect((await desk.read(number)).paymentState).toBe('paid')
    const answers = await Promise.all([send(event), send(event)])
    expect(answers.map((one) => one.json().outcome).sort()).toEqual(['refund-confirmed', 'repeated'])
    expect((await send({ ...event, id: `late-${number}` })).json().outcome).toBe('nothing-to-do')
    expect((await send({ ...event, id: `no-${number}`, type: 'payment.refundFailed' })).json().outcome).toBe(
      'nothing-to-do',
    )
    expect(await desk.read(number)).toMatchObject({
      paymentState: 'partlyRefunded',
      refunds: [{ state: 'confirmed' }],
    })
    expect(await listJobs(desk.database.pool, 'mail.send')).toHaveLength(2)
    await runJobs(desk.services, { 'payments.refund': async () => undefined }, 'payments.refund')
  })

  it('frees the money for another try when the refund failed', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    await desk.refund(number, { amountMinor: 400 })
    // Somebody gave all of it back at the provider itself.
    await desk.database.pool.query(
      `update shop.sandbox_payment set state = 'refunded' where id::text = (select p.provider_reference
       from shop.payment p join shop."order" o on o.id = p.order_id where o.number = $1)`,
      [number],
    )
    await desk.settle()
    const after = await desk.read(number)
    expect(after).toMatchObject({
      paymentState: 'paid',
      refundable: after.total,
      refunds: [{ state: 'failed' }],
    })
  })

  it('is asked for again after a crash between the asking and our note, and money moves once', async () => {
    const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 1)
    await desk.refund(number, { amountMinor: 500 })
    const [job] = await listJobs(desk.database.pool, 'payments.refund')
    const send = paymentTasks['payments.refund']
    await Promise.all([send?.(job?.payload, desk.services), send?.(job?.payload, desk.services)])
    await desk.settle()
    await send?.(job?.payload, desk.services)
    expect(await listJobs(desk.database.pool, 'sandbox.deliverEvent')).toEqual([])
    expect(await desk.readProvider(number)).toBe(500)
  })
})

it('answers an event that arrives while staff act, in whatever order, with the same books', async () => {
  const number = await (await desk.visit()).buyByCard(await addDonor(desk.database.pool), 2)
  await desk.refund(number, { amountMinor: 300 })
  await runJobs(desk.services, paymentTasks, 'payments.refund')
  const [event] = await listJobs(desk.database.pool, 'sandbox.deliverEvent')
  await Promise.all([
    deliverTo(desk.app, desk.services, event?.payload),
    desk.act(number, 'cancel', { reason: 'asked by customer' }),
    deliverTo(desk.app, desk.services, event?.payload),
  ])
  await desk.settle()
  const { total } = await desk.read(number)
  expect(await desk.readProvider(number)).toBe(total.amountMinor)
  expect(await desk.read(number)).toMatchObject({
    orderState: 'cancelled',
    paymentState: 'refunded',
    state: 'refunded',
  })
})
