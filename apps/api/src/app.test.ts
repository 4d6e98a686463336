import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AppParts, buildApp } from './app.ts'
import { requireCustomer } from './front-door/require-customer.ts'
import { requireStaff } from './front-door/require-staff.ts'
import { makeServices } from './front-door/testing/make-services.ts'
import { staffRoomRoutes } from './identity/staff/staff-room-routes.ts'

let app: FastifyInstance
afterEach(() => app.close())

const customer = {
  kind: 'customer' as const,
  customerId: 'c1',
  username: 'c1',
  clientType: 'private' as const,
  email: 'a@b.test',
  name: 'A',
}

async function open(parts: Partial<AppParts> = {}): Promise<FastifyInstance> {
  app = await buildApp(makeServices(), {
    authenticate: async () => customer,
    contexts: [
      async (root) => {
        const typed = root.withTypeProvider<ZodTypeProvider>()
        typed.post(
          '/api/echo/:shop/:language',
          {
            schema: {
              body: z.strictObject({ amount: z.int().min(1) }),
              response: { 200: z.object({ amount: z.int() }) },
            },
          },
          async (request) => ({ ...request.body, secret: 'stays inside' }),
        )
        typed.post(
          '/api/bare',
          { config: { isIdempotent: true }, schema: { response: { 200: z.string() } } },
          async () => 'done',
        )
        typed.get('/api/context/:shop/:language', async (request) => request.context)
        typed.get('/api/mine', { onRequest: requireCustomer }, async (request) => request.principal)
        typed.get('/api/staff/it', { onRequest: requireStaff('orders') }, async () => 'ok')
        typed.get('/api/fault', async () => {
          throw new Error('the inside')
        })
        typed.get('/api/down', async (_request, _reply) => makeServices().pool.query('select 1'))
        typed.get('/api/often', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'ok')
      },
    ],
    ...parts,
  })
  return app
}

/** Sends bytes that no client library would. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('error', reject)
    socket.on('end', () => resolve(text))
    socket.write(bytes, 'latin1')
  })
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/echo/dk-shop/en-gb',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })

describe('front door', () => {
  it('API-19 takes JSON, JSON patch and the OData parameters on them', async () => {
    await open()
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'application/json-patch+json',
      'application/json-patch+json;odata.metadata=minimal;odata.streaming=true',
    ]) {
      expect((await post({ amount: 3 }, { 'content-type': type })).json()).toEqual({ amount: 3 })
    }
    expect((await post({ amount: 3 }, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  it('names the field that is wrong, in the one error shape', async () => {
    await open()
    const wrong = await post({ amount: 0.5 })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().errors[0]).toMatchObject({ code: 'invalid-field', field: 'amount' })
    const unknown = await post({ amount: 1, price: 1, tax: 2 })
    expect(unknown.json().errors.map(({ code, field }: Record<string, string>) => [code, field])).toEqual([
      ['unknown-field', 'price'],
      ['unknown-field', 'tax'],
    ])
    const broken = await app.inject({
      method: 'POST',
      url: '/api/echo/dk-shop/en-gb',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(broken.json().errors[0].code).toBe('bad-request')
    expect((await app.inject('/api/nothing')).json().errors[0].code).toBe('not-found')
  })

  it('tells nobody what broke inside, and says 503 when the database is gone', async () => {
    await open()
    const fault = await app.inject('/api/fault')
    expect(fault.statusCode).toBe(500)
    expect(fault.body).not.toContain('inside')
    const down = await app.inject('/api/down')
    expect(down.statusCode).toBe(503)
    expect(down.json().errors[0].code).toBe('unavailable')
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'waiting', checks: { database: false } },
    ])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  it('API-02 reads shop and country, and refuses a header that contradicts the path', async () => {
    await open()
    const get = (url: string, headers = {}) => app.inject({ url, headers })
    expect((await get('/api/context/dk-shop/en', { 'x-treatment-country': 'DE' })).json()).toEqual({
      shopCode: 'dk',
      language: 'en-gb',
      treatmentCountry: 'DE',
      treatmentState: '',
      visitorType: null,
    })
    expect((await get('/api/context/dk-shop/en-gb', { 'x-shop-code': 'usa' })).statusCode).toBe(400)
    expect((await get('/api/context/xx-shop/en-gb')).statusCode).toBe(404)
    expect((await get('/api/context/dk-shop/xx-xx')).statusCode).toBe(404)
    expect((await get('/api/context/dk-shop/en-gb', { 'x-treatment-country': 'XX' })).statusCode).toBe(400)
  })

  it('API-01 knows the customer by bearer token; a cookie counts only beside x-shop-code from our own pages', async () => {
    await open()
    const mine = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/mine', headers })).statusCode
    const cookie = 'next-auth.session-token.0=a; next-auth.session-token.1=b'
    expect(await mine({})).toBe(401)
    expect(await mine({ authorization: 'Bearer abc' })).toBe(200)
    expect(await mine({ cookie })).toBe(401)
    expect(await mine({ cookie, 'x-shop-code': 'dk' })).toBe(200)
    expect(await mine({ cookie, 'x-shop-code': 'dk', 'sec-fetch-site': 'cross-site' })).toBe(401)
    expect(await mine({ cookie, 'x-shop-code': 'dk', origin: 'https://evil.test' })).toBe(401)
    expect(
      (await app.inject({ url: '/api/staff/it', headers: { authorization: 'Bearer abc' } })).statusCode,
    ).toBe(401)
  })

  it('refuses a write that another site sends', async () => {
    await open()
    expect((await post({ amount: 1 }, { origin: 'https://evil.test' })).statusCode).toBe(403)
    expect((await post({ amount: 1 }, { origin: 'http://localhost:3000' })).statusCode).toBe(200)
  })

  it('limits how often a route is asked', async () => {
    await open()
    const codes = []
    for (let n = 0; n < 3; n++) codes.push((await app.inject('/api/often')).statusCode)
    expect(codes).toEqual([200, 200, 429])
  })

  it('sends strict headers and keeps answers out of every cache', async () => {
    await open()
    const { headers } = await app.inject('/api/context/dk-shop/en-gb')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('API-16 takes the beacon of level and code, and no sentence', async () => {
    await open()
    const send = (payload: unknown) =>
      app.inject({
        method: 'POST',
        url: '/_log',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        payload: JSON.stringify(payload),
      })
    expect((await send({ level: 'error', code: 'page.broken-block' })).statusCode).toBe(204)
    expect((await send({ level: 'error', code: 'mail me at a@b.test' })).statusCode).toBe(400)
  })

  it('describes every call in OpenAPI 3.1', async () => {
    await open()
    const doc = (await app.inject('/api/openapi.json')).json()
    expect(doc.openapi).toBe('3.1.0')
    const call = doc.paths['/api/echo/{shop}/{language}'].post
    expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['200', '400', '413', '415', '429']))
    expect(call.responses['429']).toEqual({ $ref: '#/components/responses/Refused' })
    expect(doc.components.responses.Refused.content['application/json'].schema.required).toEqual(['errors'])
  })

  it('answers in the one error shape what is no request', async () => {
    await open()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    for (const [sent, status, code] of [
      ['GET /api/fault HTTP/1.1\r\nHost: x\r\nIdempotency-Key: \x01\r\n\r\n', 400, 'bad-request'],
      ['\x16\x03\x01\r\n\r\n', 400, 'bad-request'],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ] as const) {
      const answer = await sendRaw(port, sent)
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head).toContain(`HTTP/1.1 ${status} `)
      expect(JSON.parse(body).errors[0].code).toBe(code)
    }
  })

  it('names the body where it cannot be read at all', async () => {
    await open()
    for (const payload of ['{', '{"amount":1,"__proto__":{"a":1}}']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await app.inject({ method: 'POST', url: '/api/echo/dk-shop/en-gb', headers, payload })
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'body'])
    }
  })

  it('API-19 takes JSON that is UTF-8 and nothing that would lose letters', async () => {
    await open()
    const send = (payload: Buffer, type: string) =>
      app.inject({
        method: 'POST',
        url: '/api/echo/dk-shop/en-gb',
        headers: { 'content-type': type },
        payload,
      })
    const latin = await send(Buffer.from('{"amount":1,"city":"K\u00f8ge"}', 'latin1'), 'application/json')
    expect([latin.statusCode, latin.json().errors[0]]).toMatchObject([
      400,
      { code: 'invalid-text', field: 'body' },
    ])
    for (const charset of ['utf-16', 'latin1', 'iso-8859-1', '"utf-7"']) {
      const answer = await send(Buffer.from('{"amount":1}'), `application/json; charset=${charset}`)
      expect([charset, answer.statusCode, answer.json().errors[0].field]).toEqual([
        charset,
        415,
        'Content-Type',
      ])
    }
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"', 'utf8', 'us-ascii'])
      expect(
        (
          await send(
            Buffer.from('{"amount":1}'),
            `application/json;charset=${charset};odata.metadata=minimal`,
          )
        ).statusCode,
        charset,
      ).toBe(200)
  })

  it('refuses what is sent to a call that takes no body, however deep, before anything happens', async () => {
    await open()
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/bare',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-key-for-all' },
        payload,
      })
    for (const [payload, field] of [
      ['{"total":1}', 'total'],
      ['[1]', 'body'],
      ['"x"', 'body'],
      [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'body'],
      [`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, 'a'],
    ] as const) {
      const answer = await send(payload)
      expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
        400,
        { code: 'unknown-field', field },
      ])
    }
  })

  it('shows a member of staff the rooms of their roles, and nobody else any', async () => {
    const staff = (roles: string[]) => async () =>
      ({ kind: 'staff', staffId: 's1', email: 's@b.test', name: 'S', roles }) as const
    const headers = { authorization: 'Bearer abc' }
    const contexts: AppParts['contexts'] = [async (root) => void root.register(staffRoomRoutes)]
    await open({ contexts, authenticate: staff(['lab']) })
    expect((await app.inject({ url: '/api/staff/rooms', headers })).json()).toEqual({
      rooms: ['orders', 'alerts', 'measurement'],
      start: 'orders',
    })
    expect((await app.inject('/api/staff/rooms')).statusCode).toBe(401)
  })

  it('keeps measurements to the machine itself', async () => {
    await open()
    expect((await app.inject('/metrics')).statusCode).toBe(200)
    const codes = []
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'cf-ray'])
      codes.push((await app.inject({ url: '/metrics/', headers: { [name]: '127.0.0.1' } })).statusCode)
    codes.push((await app.inject({ url: '/metrics', headers: { host: 'evil.test' } })).statusCode)
    codes.push((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode)
    expect(new Set(codes)).toEqual(new Set([404]))
  })

  it('calls text that cannot be kept what it is', async () => {
    for (const code of ['22021', '22P05']) {
      await open({
        contexts: [
          async (root) =>
            void root.get('/api/text', async () => {
              throw Object.assign(new Error('Failed query'), {
                cause: Object.assign(new Error('x'), { code }),
              })
            }),
        ],
      })
      const refused = await app.inject('/api/text')
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'invalid-text'])
      if (code === '22021') await app.close()
    }
  })

  it('marks answers that are written past it', async () => {
    await open({
      contexts: [
        async (root) =>
          void root.get('/oidc/*', (_request, reply) => {
            reply.hijack()
            for (const [name, value] of Object.entries(reply.getHeaders()))
              if (value !== undefined) reply.raw.setHeader(name, value)
            reply.raw.end('{}')
          }),
      ],
    })
    expect((await app.inject('/oidc/jwks')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })
})
