import { transaction } from '@kindred/database/transaction'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { announce } from './announce.ts'
import { tasks } from './jobs.ts'
import { openWebhookDesk, type WebhookDesk } from './testing/webhook-desk.ts'
import { isSigned } from './testing-receiver.ts'

let desk: WebhookDesk

beforeAll(async () => {
  desk = await openWebhookDesk()
})
beforeEach(() => desk.begin())
afterEach(() => desk.end())
afterAll(() => desk.close())

describe('what happens to an order', () => {
  it('reaches the operator’s system from placing to refund, in its order and signed', async () => {
    const number = await desk.buy()
    await desk.act(number, 'markPicked')
    await desk.act(number, 'markShipped', { trackingNumber: 'T1' })
    await desk.act(number, 'refund', { reason: 'kindness', amountMinor: 500 })
    desk.services.moveClock(3)
    await runJobs(desk.services, paymentTasks, 'payments.refund')
    await deliverEvents(desk.app, desk.services)
    await desk.deliver()
    const { requests } = desk.receiver
    expect(requests.every(({ signature, body }) => isSigned(signature, body, desk.endpoint.secret))).toBe(
      true,
    )
    const about = desk.receiver.take().filter(({ subject }) => subject.id === number)
    expect(about.map(({ type, sequence }) => `${sequence} ${type}`)).toEqual([
      '1 order.placed',
      '2 payment.paid',
      '3 fulfilment.picked',
      '4 fulfilment.shipped',
      '5 refund.confirmed',
      '6 payment.partlyRefunded',
    ])
    expect(about[3]?.data).toEqual({
      order: {
        number,
        shopCode: 'dk',
        orderState: 'processing',
        paymentState: 'paid',
        fulfilmentState: 'shipped',
        total: { amountMinor: expect.any(Number), currency: 'EUR' },
      },
    })
    expect(about[4]?.data).toMatchObject({ refund: { amount: { amountMinor: 500, currency: 'EUR' } } })
  })

  it('says nothing of a person, a donor or a body', async () => {
    await desk.act(await desk.buy(), 'cancel', { reason: 'asked by Ada Test' })
    await desk.deliver()
    const said = desk.receiver.requests.map(({ body }) => body).join('\n')
    expect(said).toContain('stock.sold')
    expect(said).toContain('stock.returned')
    expect(said).toContain('order.cancelled')
    for (const word of [
      'Ada Test',
      'example.test',
      'Alias',
      'donor',
      'customer',
      'reason',
      'straw',
      'Vestergade',
    ])
      expect(said.toLowerCase()).not.toContain(word.toLowerCase())
  })

  it('is written with its change or not at all', async () => {
    const number = await desk.buy()
    const before = await desk.list()
    const rolledBack = transaction(desk.database.pool, async (tx) => {
      const event = { type: 'order.closed', subject: { kind: 'order', id: number }, data: {} } as const
      await announce(tx.$client, [event], desk.services.now())
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    // A refused action rolls its own part back.
    expect((await desk.act(number, 'markShipped', { trackingNumber: 'T1' })).statusCode).toBe(422)
    expect(await desk.list()).toEqual(before)
  })

  it('is not kept where nobody wants to hear of it, and a draft is nobody else’s', async () => {
    await desk.call('PUT', `webhooks/${desk.endpoint.id}`, { name: 'Warehouse', events: ['order.placed'] })
    const shopper = makeShopper(desk.app, desk.services, await addCustomer(desk.database.pool))
    await shopper.walk(await addDonor(desk.database.pool), 1)
    const { reference } = await shopper.start()
    await shopper.pay(reference, '4000000000000002')
    await deliverEvents(desk.app, desk.services)
    expect((await desk.database.pool.query('select from shop.webhook_event')).rowCount).toBe(0)
    await desk.buy()
    expect((await desk.list()).map((one: { type: string }) => one.type)).toEqual(['order.placed'])
  })
})

describe('a delivery', () => {
  it('is sent again under the same id, as often as staff ask', async () => {
    await desk.tell('A')
    await desk.deliver()
    const [first] = desk.receiver.take()
    const [{ id }] = await desk.list()
    expect((await desk.call('POST', `webhook-deliveries/${id}/send-again`)).statusCode).toBe(200)
    expect((await desk.call('POST', `webhook-deliveries/${id}/send-again`)).json().errors[0].code).toBe(
      'nothing-to-send',
    )
    await desk.deliver()
    expect(desk.receiver.take()).toEqual([first])
  })

  it('goes once though many processes take the same line at the same time', async () => {
    await desk.tell('A')
    await desk.tell('A', 'order.closed')
    const [job] = await listJobs(desk.database.pool, 'webhooks.deliver')
    await Promise.all(
      Array.from({ length: 5 }, () => tasks['webhooks.deliver']?.(job?.payload, desk.services)),
    )
    await desk.deliver()
    expect(desk.receiver.take().map(({ type }) => type)).toEqual(['order.placed', 'order.closed'])
  })

  it('is taken up by the sweep when its process died while sending, and goes under the same id', async () => {
    await desk.tell('A')
    const [job] = await listJobs(desk.database.pool, 'webhooks.deliver')
    const { deliver: send } = await import('./deliver.ts')
    const dying = send(job?.payload, desk.services, () => Promise.reject(new Error('killed')))
    await expect(dying).rejects.toThrow('killed')
    await runJobs(desk.services, { 'webhooks.deliver': async () => undefined }, 'webhooks.deliver')
    await tasks['webhooks.sweep']?.({}, desk.services)
    await desk.deliver()
    // Somebody may still be sending it.
    expect(desk.receiver.take()).toEqual([])
    desk.services.moveClock(2)
    await tasks['webhooks.sweep']?.({}, desk.services)
    await desk.deliver()
    const [{ eventId }] = await desk.list()
    expect(desk.receiver.requests.map((one) => one.eventId)).toEqual([eventId])
    expect(desk.receiver.take().map(({ id }) => id)).toEqual([eventId])
  })

  it('is found by its order, its state and its endpoint', async () => {
    await desk.tell('4F7K-9QX2-M8T5')
    await desk.tell('B')
    await desk.deliver()
    expect(await desk.list('?q=9QX2')).toMatchObject([
      { subject: 'order:4F7K-9QX2-M8T5', answerStatus: 200, answerText: 'thanks', endpointName: 'Warehouse' },
    ])
    expect(await desk.list('?state=failed')).toEqual([])
    expect(await desk.list(`?endpoint=${desk.endpoint.id}`)).toHaveLength(2)
    desk.services.moveClock(91 * 24 * 60)
    await tasks['webhooks.drop']?.({}, desk.services)
    expect(await desk.list()).toEqual([])
  })
})
