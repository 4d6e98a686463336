import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { openings } from './limit-openings.ts'
import { makeServices } from './testing/make-services.ts'

let app: FastifyInstance
/** Baskets that are open, as the database would know them. */
let open: Set<string>

beforeEach(async () => {
  open = new Set()
  app = await buildApp(makeServices(), {
    authenticate: async () => ({
      kind: 'customer',
      customerId: 'c1',
      username: 'c1',
      clientType: 'private',
      email: 'a@b.test',
      name: 'A',
    }),
    contexts: [
      async (root) => {
        root.post(
          '/api/commerce/:shop/:language/basket',
          { config: { opensBasket: true } },
          async (request) => {
            const asked = String(request.headers['x-basket-id'])
            const id = open.has(asked) ? asked : crypto.randomUUID()
            open.add(id)
            return { id }
          },
        )
      },
    ],
  })
})
afterEach(() => app.close())

const post = (headers: Record<string, string> = {}, remoteAddress = '10.1.1.1') =>
  app.inject({ method: 'POST', url: '/api/commerce/dk-shop/en-gb/basket', headers, remoteAddress })

describe('baskets of visitors', () => {
  it('are opened a few times from one address, with no id or with made-up ones', async () => {
    const madeUp = crypto.randomUUID()
    for (let n = 0; n < 40; n++)
      await post([{}, { 'x-basket-id': madeUp }, { 'x-basket-id': crypto.randomUUID() }][n % 3])
    expect(open.size).toBe(openings.max)
    const refused = await post()
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, 'too-many-requests'])
    expect((await post({}, '10.2.2.2')).statusCode).toBe(200)
  })

  it('are changed as often as anybody likes', async () => {
    const { id } = (await post()).json()
    for (let n = 0; n < 30; n++) expect((await post({ 'x-basket-id': id })).statusCode).toBe(200)
    open.clear()
    for (let n = 0; n < 30; n++) {
      await post({ 'x-basket-id': id })
    }
    expect(open.size).toBeLessThanOrEqual(openings.max)
  })

  it('are refused as any call is before anybody asked who sends it', async () => {
    const foreign = await post({ origin: 'https://evil.test' })
    expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([403, 'cross-origin'])
    const malformed = await app.inject({ method: 'POST', url: '/api/commerce/%00/en-gb/basket' })
    expect([malformed.statusCode, malformed.json().errors[0].code]).toEqual([400, 'bad-request'])
  })

  it('are not counted for customers', async () => {
    for (let n = 0; n < 30; n++) expect((await post({ authorization: 'Bearer abc' })).statusCode).toBe(200)
  })
})
