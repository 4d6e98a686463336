import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { hostileAddresses } from '@kindred/domain/location/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { makeServices } from '../testing/make-services.ts'
import { pages } from './proxy-pages.ts'

let database: TestDatabase
let web: Server
let app: FastifyInstance
let asked: { url: string; body: string; type: string }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  // Answers as the editor does: quicker and in other words for an account it does not know.
  web = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ url: request.url ?? '', body, type: request.headers['content-type'] ?? '' })
    response.setHeader('content-type', 'application/json')
    if (request.url === '/cms-api/staff/forgot-password' && body.includes('ada@'))
      await new Promise((resolve) => setTimeout(resolve, 600))
    const { email, password } = body.startsWith('{') ? JSON.parse(body) : {}
    if (password === 'right')
      response.setHeader('set-cookie', 'kindred-token=abc; HttpOnly').end('{"message":"in"}')
    else response.writeHead(email === 'ada@house.test' ? 401 : 404).end(`{"errors":["${email}"]}`)
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const services = makeServices({ pool: database.pool, db: database.db })
  services.config.webOrigin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  services.config.databaseUrl = 'postgres://127.0.0.1:1/none'
  app = await buildApp(services, {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [async (root) => void (await root.register(pages, { services }))],
  })
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await app.close()
  web.closeAllConnections()
  await new Promise((resolve) => web.close(resolve))
  await database.drop()
})

async function post(
  call: string,
  payload: string | object,
  { address = '10.1.1.1', headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const startedAt = performance.now()
  const answer = await app.inject({
    method: 'POST',
    url: `/cms-api/staff/${call}`,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  return { answer, time: performance.now() - startedAt }
}

describe('staff sign-in', () => {
  it('answers every refusal alike, after the same time', async () => {
    const refused = await Promise.all([
      post('login', { email: 'ada@house.test', password: 'wrong' }),
      post('login', { email: 'nobody@house.test', password: 'wrong' }),
      post('login/', { email: 'nobody@house.test', password: 'wrong' }),
      post('login', '{'),
      post('login', { email: { like: 'a' }, password: 'right' }),
      post('login', { email: 'ada@house.test', password: 'x'.repeat(20_000) }),
    ])
    for (const { answer, time } of refused) {
      expect([answer.statusCode, answer.body]).toEqual([401, refused[0]?.answer.body])
      expect(time).toBeGreaterThanOrEqual(495)
    }
    expect(asked).toHaveLength(3)
  })

  it('signs in from both forms, and passes on nothing but address and password', async () => {
    const { answer } = await post('login', { email: ' Ada@House.test', password: 'right', trash: 1 })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'in' }])
    expect(answer.headers['set-cookie']).toContain('kindred-token=abc; HttpOnly')
    const form = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"email":"ada@house.test","password":"right"}\r\n--x--\r\n`
    const multipart = await post('login', form, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(multipart.answer.statusCode).toBe(200)
    for (const { body, type } of asked) {
      expect(JSON.parse(body)).toEqual({ email: 'ada@house.test', password: 'right' })
      expect(type).toBe('application/json')
    }
  })

  it('leads a form without scripts on, or back with what went wrong, and never away from the site', async () => {
    const fill = (password: string, returnTo: string) =>
      post(`login?returnTo=${encodeURIComponent(returnTo)}`, `email=ada%40house.test&password=${password}`, {
        address: '10.7.7.7',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const { answer } = await fill('right', '/staff/orders?q=7')
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/orders?q=7'])
    expect(answer.headers['set-cookie']).toContain('kindred-token=abc; HttpOnly')
    for (const address of hostileAddresses.slice(0, 3))
      expect((await fill('right', address)).answer.headers.location, address).toBe('/')
    const wrong = await fill('wrong', '/staff/orders')
    expect(wrong.time).toBeGreaterThanOrEqual(495)
    expect([wrong.answer.statusCode, wrong.answer.headers['set-cookie']]).toEqual([303, undefined])
    expect(wrong.answer.headers.location).toBe('/staff/sign-in/?problem=refused&returnTo=%2Fstaff%2Forders')
  })

  it('lets nobody guess on, and locks nobody out for a stranger', async () => {
    const guess = (address: string, password = 'wrong') =>
      post('login', { email: 'eve@house.test', password }, { address })
    await Promise.all(Array.from({ length: 20 }, () => guess('10.2.2.2')))
    expect(asked.length).toBeLessThanOrEqual(5)
    expect((await guess('10.2.2.2', 'right')).answer.statusCode).toBe(401)
    expect((await guess('10.3.3.3', 'right')).answer.statusCode).toBe(200)
  })

  it('is only for our own pages', async () => {
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[])
      for (const call of ['login', 'forgot-password', 'reset-password'])
        expect((await post(call, { email: 'a@b.test' }, { headers })).answer.statusCode).toBe(403)
    expect(asked).toHaveLength(0)
  })

  it('says of no address whether a mail went to it, and sends few', async () => {
    const [known, unknown] = await Promise.all([
      post('forgot-password', { email: 'ada@house.test' }, { address: '10.4.4.4' }),
      post('forgot-password', { email: 'nobody@house.test' }, { address: '10.4.4.4' }),
    ])
    expect(known.answer.body).toBe(unknown.answer.body)
    expect([known.answer.statusCode, unknown.answer.statusCode]).toEqual([200, 200])
    expect(Math.abs(known.time - unknown.time)).toBeLessThan(300)
    asked = []
    await Promise.all(
      Array.from({ length: 12 }, () =>
        post('forgot-password', { email: 'eve@house.test' }, { address: '10.5.5.5' }),
      ),
    )
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  it('limits guesses of tokens by address', async () => {
    const codes = []
    for (let n = 0; n < 12; n++)
      codes.push((await post('reset-password', { token: `${n}` }, { address: '10.6.6.6' })).answer.statusCode)
    expect(codes.slice(10)).toEqual([429, 429])
  })
})
