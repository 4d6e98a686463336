import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { transaction } from '@kindred/database/transaction'
import { mostTries } from '@kindred/domain/webhooks/plan-retry'
import { webhookEvents } from '@kindred/domain/webhooks/webhook-events'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { routes as orders } from '../orders/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { routes as reconciliation } from '../reconciliation/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { announce } from './announce.ts'
import { tasks } from './jobs.ts'
import { createPost } from './post-webhook.ts'
import { routes } from './routes.ts'
import { isSigned, openReceiver } from './testing-receiver.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance
let receiver: Awaited<ReturnType<typeof openReceiver>>
let endpoint: { id: string; secret: string }

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  services.config = { ...services.config, webhookNetworks: ['127.0.0.0/8'] }
  app = await buildTestApp(services, [basket, checkout, payments, orders, reconciliation, routes])
})
beforeEach(async () => {
  receiver = await openReceiver()
  endpoint = await add()
})
afterEach(async () => {
  await database.pool.query(
    'truncate shop.webhook_endpoint, shop.webhook_event, shop.webhook_delivery, shop.alert',
  )
  await runJobs(services, { 'webhooks.deliver': async () => undefined }, 'webhooks.deliver')
  await receiver.close()
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, role = 'responsible') =>
  app.inject({
    method,
    url: `/api/staff/${path}`,
    headers: signInStaff(role),
    ...(payload && { payload }),
  })
const add = async (part: object = {}) => {
  const wish = { name: 'Warehouse', url: receiver.url, events: webhookEvents, ...part }
  const { endpoint: made, secret } = (await call('POST', 'webhooks', wish)).json()
  return { id: made.id as string, secret: secret as string }
}
const deliver = () => runJobs(services, tasks, 'webhooks.deliver')
const list = async (query = '') => (await call('GET', `webhook-deliveries${query}`)).json().deliveries
const readEndpoint = async () => (await call('GET', 'webhooks')).json()[0]
const tell = (number: string, type: (typeof webhookEvents)[number] = 'order.placed') =>
  transaction(database.pool, (tx) =>
    announce(tx.$client, [{ type, subject: { kind: 'order', id: number }, data: {} }], services.now()),
  )
const buy = async () => {
  const shopper = makeShopper(app, services, await addCustomer(database.pool))
  return shopper.buyByCard(await addDonor(database.pool), 2)
}
const act = (number: string, action: string, payload: object = {}) =>
  call('POST', `orders/${number}/actions/${action}`, payload, 'orders')

describe('what happens to an order', () => {
  it('reaches the operator’s system from placing to refund, in its order and signed', async () => {
    const number = await buy()
    await act(number, 'markPicked')
    await act(number, 'markShipped', { trackingNumber: 'T1' })
    await act(number, 'refund', { reason: 'kindness', amountMinor: 500 })
    services.moveClock(3)
    await runJobs(services, paymentTasks, 'payments.refund')
    await deliverEvents(app, services)
    await deliver()
    const { requests } = receiver
    expect(requests.every(({ signature, body }) => isSigned(signature, body, endpoint.secret))).toBe(true)
    const about = receiver.take().filter(({ subject }) => subject.id === number)
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
    await act(await buy(), 'cancel', { reason: 'asked by Ada Test' })
    await deliver()
    const said = receiver.requests.map(({ body }) => body).join('\n')
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
    const number = await buy()
    const before = await list()
    const rolledBack = transaction(database.pool, async (tx) => {
      const event = { type: 'order.closed', subject: { kind: 'order', id: number }, data: {} } as const
      await announce(tx.$client, [event], services.now())
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    // A refused action rolls its own part back.
    expect((await act(number, 'markShipped', { trackingNumber: 'T1' })).statusCode).toBe(422)
    expect(await list()).toEqual(before)
  })

  it('is not kept where nobody wants to hear of it, and a draft is nobody else’s', async () => {
    await call('PUT', `webhooks/${endpoint.id}`, { name: 'Warehouse', events: ['order.placed'] })
    const shopper = makeShopper(app, services, await addCustomer(database.pool))
    await shopper.walk(await addDonor(database.pool), 1)
    const { reference } = await shopper.start()
    await shopper.pay(reference, '4000000000000002')
    await deliverEvents(app, services)
    expect((await database.pool.query('select from shop.webhook_event')).rowCount).toBe(0)
    await buy()
    expect((await list()).map((one: { type: string }) => one.type)).toEqual(['order.placed'])
  })
})

describe('a receiver', () => {
  const failures: [string, string, number | null, Parameters<typeof receiver.answers>[0]][] = [
    ['answers 500', 'answer-not-ok', 500, (response) => response.writeHead(500).end('oh no')],
    ['redirects', 'redirected', 302, (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['hangs up', 'no-connection', null, (response) => response.destroy()],
  ]
  it.each(failures)('that %s is tried again later, and what comes after waits', async (...one) => {
    const [, failureCode, answerStatus, answer] = one
    receiver.answers(answer)
    await tell('A')
    await tell('A', 'order.closed')
    await deliver()
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/hooks'])
    const [later, first] = await list()
    expect(first).toMatchObject({ sequence: 1, state: 'waiting', tries: 1, failureCode, answerStatus })
    expect(later).toMatchObject({ sequence: 2, tries: 0 })
    // Not before its time, however often the job runs.
    await deliver()
    expect(receiver.take()).toHaveLength(1)
    receiver.answers((response) => response.writeHead(204).end())
    services.moveClock(1)
    await deliver()
    expect(receiver.take().map(({ type }) => type)).toEqual(['order.placed', 'order.closed'])
    expect((await list()).map((row: { state: string }) => row.state)).toEqual(['delivered', 'delivered'])
  })

  it('that is slow is waited for only so long, and an endless answer is not read', async () => {
    receiver.answers(() => undefined)
    const post = createPost(
      { networks: ['127.0.0.0/8'] },
      { totalMs: 150, answerBytes: 100, shownCharacters: 20 },
    )
    expect(await post(receiver.url, '{}', {})).toMatchObject({ failureCode: 'too-slow' })
    receiver.answers((response) => {
      const more = () => response.write('x'.repeat(1000), () => !response.destroyed && setImmediate(more))
      more()
    })
    expect(await post(receiver.url, '{}', {})).toEqual({
      status: 200,
      text: 'x'.repeat(20),
      failureCode: null,
    })
  })

  it('in a private network is not reached unless the configuration names it, by address or by name', async () => {
    const post = createPost({ networks: [] })
    const port = new URL(receiver.url).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])
      expect(await post(`https://${host}:${port}/`, '{}', {})).toMatchObject({
        status: null,
        failureCode: 'address-not-allowed',
      })
    expect(receiver.requests).toEqual([])
    expect(await createPost({ networks: ['10.0.0.0/8'] })('http://93.184.216.34/', '{}', {})).toMatchObject({
      failureCode: 'not-encrypted',
    })
  })

  it('that is gone is tried for two days, given a rest with an alert, and told all when it is back', async () => {
    const { url } = receiver
    await receiver.close()
    await tell('A')
    let tries = 0
    for (; tries < mostTries && (await readEndpoint()).state !== 'paused'; tries++) {
      services.moveClock(13 * 60)
      await deliver()
    }
    expect(tries).toBe(5)
    expect(await readEndpoint()).toMatchObject({ state: 'paused', pausedBy: 'system' })
    const alerts = async () => {
      const all = (await call('GET', 'alerts', undefined, 'orders')).json()
      return all.filter((one: { kind: string }) => one.kind === 'webhook-paused')
    }
    expect(await alerts()).toMatchObject([{ kind: 'webhook-paused', subject: 'Warehouse' }])
    // The nightly comparison keeps it.
    await call('POST', 'alerts/check', undefined, 'orders')
    expect(await alerts()).toHaveLength(1)
    await tell('A', 'order.closed')
    await deliver()
    expect((await list()).map((one: { state: string }) => one.state)).toEqual(['waiting', 'waiting'])
    receiver = await openReceiver()
    await database.pool.query('update shop.webhook_endpoint set url = $1 where url = $2', [receiver.url, url])
    await call('POST', `webhooks/${endpoint.id}/resume`)
    await deliver()
    expect(receiver.take().map(({ type }) => type)).toEqual(['order.placed', 'order.closed'])
    expect(await alerts()).toEqual([])
    expect(await readEndpoint()).toMatchObject({ state: 'active', failingSince: null })
  })

  it('that says 410 is given a rest at once', async () => {
    receiver.answers((response) => response.writeHead(410).end())
    await tell('A')
    await deliver()
    expect(await readEndpoint()).toMatchObject({ state: 'paused', pausedBy: 'system', waiting: 1 })
  })

  it('that never takes one event gets the next ones after the last try', async () => {
    await tell('A')
    await database.pool.query('update shop.webhook_delivery set tries = $1', [mostTries - 1])
    receiver.answers((response) => response.writeHead(500).end())
    await deliver()
    expect(await list()).toMatchObject([{ state: 'failed', tries: mostTries }])
    receiver.answers((response) => response.end())
    receiver.take()
    await tell('A', 'order.closed')
    await deliver()
    expect(receiver.take()).toMatchObject([{ type: 'order.closed', sequence: 2 }])
  })
})

describe('a delivery', () => {
  it('is sent again under the same id, as often as staff ask', async () => {
    await tell('A')
    await deliver()
    const [first] = receiver.take()
    const [{ id }] = await list()
    expect((await call('POST', `webhook-deliveries/${id}/send-again`)).statusCode).toBe(200)
    expect((await call('POST', `webhook-deliveries/${id}/send-again`)).json().errors[0].code).toBe(
      'nothing-to-send',
    )
    await deliver()
    expect(receiver.take()).toEqual([first])
  })

  it('goes once though many processes take the same line at the same time', async () => {
    await tell('A')
    await tell('A', 'order.closed')
    const [job] = await listJobs(database.pool, 'webhooks.deliver')
    await Promise.all(Array.from({ length: 5 }, () => tasks['webhooks.deliver']?.(job?.payload, services)))
    await deliver()
    expect(receiver.take().map(({ type }) => type)).toEqual(['order.placed', 'order.closed'])
  })

  it('is taken up by the sweep when its process died while sending, and goes under the same id', async () => {
    await tell('A')
    const [job] = await listJobs(database.pool, 'webhooks.deliver')
    const { deliver: send } = await import('./deliver.ts')
    const dying = send(job?.payload, services, () => Promise.reject(new Error('killed')))
    await expect(dying).rejects.toThrow('killed')
    await runJobs(services, { 'webhooks.deliver': async () => undefined }, 'webhooks.deliver')
    await tasks['webhooks.sweep']?.({}, services)
    await deliver()
    // Somebody may still be sending it.
    expect(receiver.take()).toEqual([])
    services.moveClock(2)
    await tasks['webhooks.sweep']?.({}, services)
    await deliver()
    const [{ eventId }] = await list()
    expect(receiver.requests.map((one) => one.eventId)).toEqual([eventId])
    expect(receiver.take().map(({ id }) => id)).toEqual([eventId])
  })

  it('is found by its order, its state and its endpoint', async () => {
    await tell('4F7K-9QX2-M8T5')
    await tell('B')
    await deliver()
    expect(await list('?q=9QX2')).toMatchObject([
      { subject: 'order:4F7K-9QX2-M8T5', answerStatus: 200, answerText: 'thanks', endpointName: 'Warehouse' },
    ])
    expect(await list('?state=failed')).toEqual([])
    expect(await list(`?endpoint=${endpoint.id}`)).toHaveLength(2)
    services.moveClock(91 * 24 * 60)
    await tasks['webhooks.drop']?.({}, services)
    expect(await list()).toEqual([])
  })
})

describe('an endpoint', () => {
  it('changes its secret with a day in which both sign', async () => {
    const { secret } = (await call('POST', `webhooks/${endpoint.id}/rotate`)).json()
    const send = async () => {
      await tell(crypto.randomUUID())
      await deliver()
      const { signature = '', body = '' } = receiver.requests.splice(0)[0] ?? {}
      return [secret, endpoint.secret].map((one) => isSigned(signature, body, one))
    }
    expect(secret).not.toBe(endpoint.secret)
    expect(await send()).toEqual([true, true])
    services.moveClock(24 * 60 + 1)
    expect(await send()).toEqual([true, false])
  })

  it('shows its secret once and keeps it sealed', async () => {
    expect(endpoint.secret).toMatch(/^whsec_[\w-]{43}$/)
    const { rows } = await database.pool.query('select e::text from shop.webhook_endpoint e')
    expect(JSON.stringify([rows, (await call('GET', 'webhooks')).json()])).not.toContain(endpoint.secret)
  })

  it('is tried out by an event of its own, unless it is paused', async () => {
    await call('PUT', `webhooks/${endpoint.id}`, { name: 'Warehouse', events: ['order.closed'] })
    expect((await call('POST', `webhooks/${endpoint.id}/test`)).statusCode).toBe(200)
    await deliver()
    expect(receiver.take()).toMatchObject([{ type: 'webhook.test', sequence: 1 }])
    await call('POST', `webhooks/${endpoint.id}/pause`)
    expect((await call('POST', `webhooks/${endpoint.id}/test`)).json().errors[0].code).toBe('endpoint-paused')
  })

  it('that is removed gets nothing more, and its name is free', async () => {
    await call('POST', `webhooks/${endpoint.id}/pause`)
    await tell('A')
    await call('POST', `webhooks/${endpoint.id}/remove`)
    await deliver()
    await tell('A', 'order.closed')
    await deliver()
    expect(receiver.take()).toEqual([])
    expect(await list()).toMatchObject([{ state: 'failed', failureCode: 'endpoint-removed' }])
    expect((await call('POST', `webhooks/${endpoint.id}/resume`)).statusCode).toBe(404)
    await add()
    expect(await call('GET', 'webhooks').then((answer) => answer.json())).toHaveLength(1)
  })

  it('is refused where its name is taken or its address is none for secrets', async () => {
    const code = async (part: object) =>
      (
        await call('POST', 'webhooks', {
          name: 'Other',
          url: receiver.url,
          events: ['order.placed'],
          ...part,
        })
      )
        .json()
        .errors?.map((one: { code: string; field: string }) => `${one.code} ${one.field}`)[0]
    expect(await code({ name: 'Warehouse' })).toBe('name-taken name')
    expect(await code({ url: 'https://me:secret@erp.example' })).toBe('url-not-allowed url')
    expect(await code({ url: 'ftp://erp.example' })).toContain('url')
    expect(await code({ events: [] })).toContain('events')
    expect(await code({ events: ['order.draft'] })).toContain('events')
    services.config = { ...services.config, webhookNetworks: [] }
    expect(await code({ url: 'http://erp.example' })).toBe('url-not-allowed url')
    services.config = { ...services.config, webhookNetworks: ['127.0.0.0/8'] }
  })

  it('is for the responsible person alone, with who did what written down', async () => {
    for (const headers of [{}, signIn(crypto.randomUUID())])
      expect((await app.inject({ url: '/api/staff/webhooks', headers })).statusCode).toBe(401)
    for (const role of ['editor', 'lab', 'coordinator', 'orders'])
      expect((await call('GET', 'webhooks', undefined, role)).statusCode).toBe(403)
    const wish = { name: 'Mine', url: receiver.url, events: ['order.placed'] }
    expect((await call('POST', 'webhooks', wish, 'orders')).statusCode).toBe(403)
    for (const action of ['pause', 'resume', 'rotate', 'test', 'remove'])
      expect((await call('POST', `webhooks/${endpoint.id}/${action}`, undefined, 'orders')).statusCode).toBe(
        403,
      )
    const { rows } = await database.pool.query(
      'select actor, action from shop.audit_log where subject = $1',
      [`webhook:${endpoint.id}`],
    )
    expect(rows).toEqual([{ actor: 'staff:one', action: 'webhook.added' }])
  })
})
