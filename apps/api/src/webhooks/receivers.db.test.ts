import { mostTries } from '@kindred/domain/webhooks/plan-retry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPost } from './post-webhook.ts'
import { openWebhookDesk, type WebhookDesk } from './testing/webhook-desk.ts'
import { openReceiver } from './testing-receiver.ts'

let desk: WebhookDesk

beforeAll(async () => {
  desk = await openWebhookDesk()
})
beforeEach(() => desk.begin())
afterEach(() => desk.end())
afterAll(() => desk.close())

describe('a receiver', () => {
  const failures: [string, string, number | null, Parameters<typeof desk.receiver.answers>[0]][] = [
    ['answers 500', 'answer-not-ok', 500, (response) => response.writeHead(500).end('oh no')],
    ['redirects', 'redirected', 302, (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['hangs up', 'no-connection', null, (response) => response.destroy()],
  ]
  it.each(failures)('that %s is tried again later, and what comes after waits', async (...one) => {
    const [, failureCode, answerStatus, answer] = one
    desk.receiver.answers(answer)
    await desk.tell('A')
    await desk.tell('A', 'order.closed')
    await desk.deliver()
    expect(desk.receiver.requests.map(({ path }) => path)).toEqual(['/hooks'])
    const [later, first] = await desk.list()
    expect(first).toMatchObject({ sequence: 1, state: 'waiting', tries: 1, failureCode, answerStatus })
    expect(later).toMatchObject({ sequence: 2, tries: 0 })
    // Not before its time, however often the job runs.
    await desk.deliver()
    expect(desk.receiver.take()).toHaveLength(1)
    desk.receiver.answers((response) => response.writeHead(204).end())
    desk.services.moveClock(1)
    await desk.deliver()
    expect(desk.receiver.take().map(({ type }) => type)).toEqual(['order.placed', 'order.closed'])
    expect((await desk.list()).map((row: { state: string }) => row.state)).toEqual(['delivered', 'delivered'])
  })

  it('that is slow is waited for only so long, and an endless answer is not read', async () => {
    desk.receiver.answers(() => undefined)
    const post = createPost(
      { networks: ['127.0.0.0/8'] },
      { totalMs: 150, answerBytes: 100, shownCharacters: 20 },
    )
    expect(await post(desk.receiver.url, '{}', {})).toMatchObject({ failureCode: 'too-slow' })
    desk.receiver.answers((response) => {
      const more = () => response.write('x'.repeat(1000), () => !response.destroyed && setImmediate(more))
      more()
    })
    expect(await post(desk.receiver.url, '{}', {})).toEqual({
      status: 200,
      text: 'x'.repeat(20),
      failureCode: null,
    })
  })

  it('in a private network is not reached unless the configuration names it, by address or by name', async () => {
    const post = createPost({ networks: [] })
    const port = new URL(desk.receiver.url).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])
      expect(await post(`https://${host}:${port}/`, '{}', {})).toMatchObject({
        status: null,
        failureCode: 'address-not-allowed',
      })
    expect(desk.receiver.requests).toEqual([])
    expect(await createPost({ networks: ['10.0.0.0/8'] })('http://93.184.216.34/', '{}', {})).toMatchObject({
      failureCode: 'not-encrypted',
    })
  })

  it('that is gone is tried for two days, given a rest with an alert, and told all when it is back', async () => {
    const { url } = desk.receiver
    await desk.receiver.close()
    await desk.tell('A')
    let tries = 0
    for (; tries < mostTries && (await desk.readEndpoint()).state !== 'paused'; tries++) {
      desk.services.moveClock(13 * 60)
      await desk.deliver()
    }
    expect(tries).toBe(5)
    expect(await desk.readEndpoint()).toMatchObject({ state: 'paused', pausedBy: 'system' })
    const alerts = async () => {
      const all = (await desk.call('GET', 'alerts', undefined, 'orders')).json()
      return all.filter((one: { kind: string }) => one.kind === 'webhook-paused')
    }
    expect(await alerts()).toMatchObject([{ kind: 'webhook-paused', subject: 'Warehouse' }])
    // The nightly comparison keeps it.
    await desk.call('POST', 'alerts/check', undefined, 'orders')
    expect(await alerts()).toHaveLength(1)
    await desk.tell('A', 'order.closed')
    await desk.deliver()
    expect((await desk.list()).map((one: { state: string }) => one.state)).toEqual(['waiting', 'waiting'])
    desk.receiver = await openReceiver()
    await desk.database.pool.query('update shop.webhook_endpoint set url = $1 where url = $2', [
      desk.receiver.url,
      url,
    ])
    await desk.call('POST', `webhooks/${desk.endpoint.id}/resume`)
    await desk.deliver()
    expect(desk.receiver.take().map(({ type }) => type)).toEqual(['order.placed', 'order.closed'])
    expect(await alerts()).toEqual([])
    expect(await desk.readEndpoint()).toMatchObject({ state: 'active', failingSince: null })
  })

  it('that says 410 is given a rest at once', async () => {
    desk.receiver.answers((response) => response.writeHead(410).end())
    await desk.tell('A')
    await desk.deliver()
    expect(await desk.readEndpoint()).toMatchObject({ state: 'paused', pausedBy: 'system', waiting: 1 })
  })

  it('that never takes one event gets the next ones after the last try', async () => {
    await desk.tell('A')
    await desk.database.pool.query('update shop.webhook_delivery set tries = $1', [mostTries - 1])
    desk.receiver.answers((response) => response.writeHead(500).end())
    await desk.deliver()
    expect(await desk.list()).toMatchObject([{ state: 'failed', tries: mostTries }])
    desk.receiver.answers((response) => response.end())
    desk.receiver.take()
    await desk.tell('A', 'order.closed')
    await desk.deliver()
    expect(desk.receiver.take()).toMatchObject([{ type: 'order.closed', sequence: 2 }])
  })
})
