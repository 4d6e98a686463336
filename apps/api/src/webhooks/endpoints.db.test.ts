import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../testing/test-app.ts'
import { openWebhookDesk, type WebhookDesk } from './testing/webhook-desk.ts'
import { isSigned } from './testing-receiver.ts'

let desk: WebhookDesk

beforeAll(async () => {
  desk = await openWebhookDesk()
})
beforeEach(() => desk.begin())
afterEach(() => desk.end())
afterAll(() => desk.close())

describe('an endpoint', () => {
  it('changes its secret with a day in which both sign', async () => {
    const { secret } = (await desk.call('POST', `webhooks/${desk.endpoint.id}/rotate`)).json()
    const send = async () => {
      await desk.tell(crypto.randomUUID())
      await desk.deliver()
      const { signature = '', body = '' } = desk.receiver.requests.splice(0)[0] ?? {}
      return [secret, desk.endpoint.secret].map((one) => isSigned(signature, body, one))
    }
    expect(secret).not.toBe(desk.endpoint.secret)
    expect(await send()).toEqual([true, true])
    desk.services.moveClock(24 * 60 + 1)
    expect(await send()).toEqual([true, false])
  })

  it('shows its secret once and keeps it sealed', async () => {
    expect(desk.endpoint.secret).toMatch(/^whsec_[\w-]{43}$/)
    const { rows } = await desk.database.pool.query('select e::text from shop.webhook_endpoint e')
    expect(JSON.stringify([rows, (await desk.call('GET', 'webhooks')).json()])).not.toContain(
      desk.endpoint.secret,
    )
  })

  it('is tried out by an event of its own, unless it is paused', async () => {
    await desk.call('PUT', `webhooks/${desk.endpoint.id}`, { name: 'Warehouse', events: ['order.closed'] })
    expect((await desk.call('POST', `webhooks/${desk.endpoint.id}/test`)).statusCode).toBe(200)
    await desk.deliver()
    expect(desk.receiver.take()).toMatchObject([{ type: 'webhook.test', sequence: 1 }])
    await desk.call('POST', `webhooks/${desk.endpoint.id}/pause`)
    expect((await desk.call('POST', `webhooks/${desk.endpoint.id}/test`)).json().errors[0].code).toBe(
      'endpoint-paused',
    )
  })

  it('that is removed gets nothing more, and its name is free', async () => {
    await desk.call('POST', `webhooks/${desk.endpoint.id}/pause`)
    await desk.tell('A')
    await desk.call('POST', `webhooks/${desk.endpoint.id}/remove`)
    await desk.deliver()
    await desk.tell('A', 'order.closed')
    await desk.deliver()
    expect(desk.receiver.take()).toEqual([])
    expect(await desk.list()).toMatchObject([{ state: 'failed', failureCode: 'endpoint-removed' }])
    expect((await desk.call('POST', `webhooks/${desk.endpoint.id}/resume`)).statusCode).toBe(404)
    await desk.add()
    expect(await desk.call('GET', 'webhooks').then((answer) => answer.json())).toHaveLength(1)
  })

  it('is refused where its name is taken or its address is none for secrets', async () => {
    const code = async (part: object) =>
      (
        await desk.call('POST', 'webhooks', {
          name: 'Other',
          url: desk.receiver.url,
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
    desk.services.config = { ...desk.services.config, webhookNetworks: [] }
    expect(await code({ url: 'http://erp.example' })).toBe('url-not-allowed url')
    desk.services.config = { ...desk.services.config, webhookNetworks: ['127.0.0.0/8'] }
  })

  it('is for the responsible person alone, with who did what written down', async () => {
    for (const headers of [{}, signIn(crypto.randomUUID())])
      expect((await desk.app.inject({ url: '/api/staff/webhooks', headers })).statusCode).toBe(401)
    for (const role of ['editor', 'lab', 'coordinator', 'orders'])
      expect((await desk.call('GET', 'webhooks', undefined, role)).statusCode).toBe(403)
    const wish = { name: 'Mine', url: desk.receiver.url, events: ['order.placed'] }
    expect((await desk.call('POST', 'webhooks', wish, 'orders')).statusCode).toBe(403)
    for (const action of ['pause', 'resume', 'rotate', 'test', 'remove'])
      expect(
        (await desk.call('POST', `webhooks/${desk.endpoint.id}/${action}`, undefined, 'orders')).statusCode,
      ).toBe(403)
    const { rows } = await desk.database.pool.query(
      'select actor, action from shop.audit_log where subject = $1',
      [`webhook:${desk.endpoint.id}`],
    )
    expect(rows).toEqual([{ actor: 'staff:one', action: 'webhook.added' }])
  })
})
