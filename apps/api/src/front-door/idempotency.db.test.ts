import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { sendFailure } from './send-failure.ts'
import { makeServices } from './testing/make-services.ts'

let database: TestDatabase
let app: FastifyInstance
let runs = 0
let open: () => void = () => undefined
const gate = new Promise<void>((resolve) => {
  open = resolve
})

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool, db } = database
  app = await buildApp(makeServices({ pool, db }), {
    authenticate: async () => ({ kind: 'anonymous' }),
    contexts: [
      async (root) => {
        root.withTypeProvider<ZodTypeProvider>().post(
          '/api/pay',
          {
            config: { isIdempotent: true },
            schema: { body: z.object({ amount: z.int() }) },
          },
          async ({ body }, reply) => {
            runs += 1
            if (body.amount === 7) await gate
            if (body.amount < 0) throw new Error('fault')
            if (body.amount === 0) return sendFailure(reply, { code: 'nothing-to-pay', message: 'Nothing.' })
            return { paid: body.amount, run: runs }
          },
        )
      },
    ],
  })
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const pay = (key: string, amount: number, basket = 'b1') =>
  app.inject({
    method: 'POST',
    url: '/api/pay',
    headers: { 'idempotency-key': key, 'x-basket-id': basket },
    payload: { amount },
  })

it('gives the first answer again, once done, and refuses the key for another body', async () => {
  const first = await pay('key-aaaa', 5)
  const again = await pay('key-aaaa', 5)
  expect(again.json()).toEqual(first.json())
  expect(again.headers['idempotency-replayed']).toBe('true')
  const other = await pay('key-aaaa', 6)
  expect([other.statusCode, other.json().errors[0].code]).toEqual([422, 'idempotency-key-reused'])
  expect((await pay('key-aaaa', 5, 'another basket')).json().run).toBeGreaterThan(first.json().run)
})

it('keeps a business refusal, and frees the key after a fault', async () => {
  const before = runs
  expect((await pay('key-bbbb', 0)).statusCode).toBe(422)
  expect((await pay('key-bbbb', 0)).json().errors[0].code).toBe('nothing-to-pay')
  expect(runs).toBe(before + 1)
  expect((await pay('key-cccc', -1)).statusCode).toBe(500)
  expect((await pay('key-cccc', -1)).statusCode).toBe(500)
  expect(runs).toBe(before + 3)
})

it('lets a second request wait for the first', async () => {
  const before = runs
  const both = Promise.all([pay('key-dddd', 7), pay('key-dddd', 7)])
  setTimeout(open, 50)
  const [a, b] = await both
  expect(a.json()).toEqual(b.json())
  expect(runs).toBe(before + 1)
})

it('takes over a key whose process died', async () => {
  await database.pool.query(
    `update shop.idempotency_key set status = null, created_at = now() - interval '2 minutes'`,
  )
  const before = runs
  expect((await pay('key-aaaa', 5)).statusCode).toBe(200)
  expect(runs).toBe(before + 1)
})

it('gives no answer again to another caller without a basket', async () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/pay',
      remoteAddress,
      headers: { 'idempotency-key': 'key-eeee', 'user-agent': 'one', ...headers },
      payload: { amount: 5 },
    })
  const first = await from('10.0.0.1')
  expect((await from('10.0.0.1')).json()).toEqual(first.json())
  expect((await from('10.0.0.2')).json().run).toBeGreaterThan(first.json().run)
  const pretended = await from('10.0.0.3', { 'x-basket-id': '10.0.0.1 one' })
  expect(pretended.json().run).toBeGreaterThan(first.json().run)
})
