import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { strictLimit } from './limit-rate.ts'
import { makeServices } from './testing/make-services.ts'

let app: FastifyInstance
let seen: string[]

beforeEach(async () => {
  seen = []
  app = await buildApp(makeServices(), {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [
      async (root) => {
        root.post('/api/users/Private', { config: { rateLimit: strictLimit } }, async (request) => {
          seen.push(request.url)
          return 'made'
        })
        root.get('/api/orders/:number', async (request) => request.params)
        root.all('/*', async (request) => {
          seen.push(request.url)
          return 'page'
        })
      },
    ],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Sends a request line as it is: every client library would tidy it up first. */
function ask(line: string, headers: string[] = []): Promise<{ status: number; head: string; body: string }> {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return new Promise((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', ...body] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('') })
    })
    socket.write(
      `${line} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n`,
    )
  })
}

describe('request targets', () => {
  it('are refused where hooks and router could read them differently, before either does', async () => {
    for (const target of [
      '/%61pi/users/Private',
      '/api/%75sers/Private',
      '/api/users/Privat%65',
      'http://x/api/users/Private',
      'HTTP://x/api/users/Private',
      '//api/users/Private',
      '/x/../api/users/Private',
      '/x/%2e%2e/api/users/Private',
      '/./api/users/Private',
      '/x/%2E/api/users/Private',
      '/x/..%2fapi/users/Private',
      '/api\\users\\Private',
      '/api%5Cusers%5cPrivate',
      '/api/users%2FPrivate',
      '/api/users/Private%00',
      '/api/users/Private#',
      '/api/users/Private?a=%00',
      '/api/users/Private?a#b',
      '/cms-api/staff//login',
      '/%',
      '/%zz/',
      '/%c0%ae/',
      '/api/%c0%ae',
      '/_next/static/%2e%2e/%2e%2e/staff/sign-in/',
      'http://evil.com/x',
      '*',
    ]) {
      const answer = await ask(`${target === '*' ? 'OPTIONS' : 'POST'} ${target}`)
      expect([target, answer.status]).toEqual([target, 400])
      expect(answer.head).not.toContain('location:')
      expect(answer.head).toContain('x-content-type-options: nosniff')
      expect(answer.head).toContain('x-frame-options: deny')
      expect(answer.head).toContain('cache-control: no-store')
      expect(answer.head).toMatch(/x-request-id: [0-9a-f-]{36}/)
    }
    expect(seen).toEqual([])
  })

  it('are refused in the one error shape, or as a page where a page was meant', async () => {
    const call = await ask('GET /%61pi/orders/1')
    expect(JSON.parse(call.body).errors[0]).toMatchObject({ code: 'bad-request' })
    for (const target of ['/api/orders/%', '/api/orders/..%2f..%2fx', '/api/orders/%2e%2e/%2e%2e/x'])
      expect((await ask(`GET ${target}`)).head).toContain('application/json')
    for (const target of ['/en-gb/%61ccount/', '/%', '/%c0%ae/', 'http://evil.com/x'])
      expect((await ask(`GET ${target}`)).head).toContain('content-type: text/html')
  })

  it('are taken with what must be encoded, dots within names and doubled slashes further on', async () => {
    expect((await ask('GET /api/orders/a%20b')).body).toContain('a b')
    for (const target of [
      '/_next/static/chunks/app/%5Blocale%5D/page..js',
      '/en-gb/caf%C3%A9/',
      '/en-gb/...x/',
      '/.well-known/security.txt',
      '/en-gb//x/',
      '/staff/sign-in/?returnTo=/../x&b=%2e%2e%2f',
    ])
      expect([target, (await ask(`GET ${target}`)).status]).toEqual([target, 200])
  })

  it('count for every hook with a slash at the end, as they do for the router', async () => {
    const foreign = ['Origin: https://evil.test', 'Content-Type: text/plain', 'Content-Length: 0']
    for (const target of ['/_log', '/_log/', '/api/users/Private/'])
      expect([target, (await ask(`POST ${target}`, foreign)).status]).toEqual([target, 403])
  })

  it('may not carry a query that no page reads', async () => {
    for (const path of ['/staff/sign-in/', '/en-gb/dk-shop/private/']) {
      expect((await ask(`GET ${path}?${'a&'.repeat(7000)}`)).status).toBe(414)
      expect((await ask(`GET ${path}?${'a&'.repeat(101)}`)).status).toBe(414)
      expect((await ask(`GET ${path}?a=${'b'.repeat(2100)}`)).status).toBe(414)
      expect((await ask(`GET ${path}?${'a=1&'.repeat(60)}`)).status).toBe(200)
    }
    expect((await ask(`GET /cms-api/pages?${'where[a]=1&'.repeat(120)}`)).status).toBe(200)
    expect((await ask(`GET /cms-api/pages?${'a&'.repeat(7000)}`)).status).toBe(414)
  })
})
