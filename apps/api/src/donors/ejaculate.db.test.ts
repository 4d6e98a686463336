import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let app: FastifyInstance
let donor: TestDonor
let owner: string
let other: string
let orderId: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  app = await buildTestApp(makeTestServices(database), [routes])
  donor = await addDonor(pool, { straws: 6 })
  owner = await addCustomer(pool)
  other = await addCustomer(pool)
  orderId = await giveStraws(owner, 2)
  await giveStraws(other, 1)
  await pool.query(
    `update shop.batch set mot_before_freeze = 42.5, mot_after_thaw = 21 where donor_id = $1`,
    [donor.id],
  )
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

/** An order that was placed and given so many straws of the donor. */
async function giveStraws(customerId: string, count: number): Promise<string> {
  const { pool } = database
  const { rows } = await pool.query<{ id: string; line: string }>(
    `with basket as (insert into shop.basket (shop_code, customer_id, customer_type, language, currency, basket_state)
        values ('dk', $1, 'private', 'en-GB', 'EUR', 'ordered') returning id),
      placed as (insert into shop."order" (number, shop_code, customer_id, customer_type, basket_id, language, order_state,
          payment_state, payment_method, currency, subtotal_minor, shipping_minor, tax_minor, total_minor, billing, consents,
          placed_at)
        select gen_random_uuid()::text, 'dk', $1, 'private', id, 'en-GB', 'placed', 'paid', 'card', 'EUR', 1, 0, 0, 1, '{}',
          '{}', now() from basket returning id)
    insert into shop.order_line (order_id, position, line_handling_type, product_kind, donor_id, stock_item_id, description,
      quantity, unit_price_minor, tax_rate_bp, tax_minor, total_minor)
    select id, 1, 'storageDelivery', 'storageDelivery', $2, $3, '{}', $4, 1, 0, 0, 1 from placed
    returning order_id id, id line`,
    [customerId, donor.id, donor.stockItemId, count],
  )
  await pool.query(
    `insert into shop.straw_assignment (straw_id, order_line_id) select s.id, $2 from shop.straw s
    where s.stock_item_id = $1 and not exists (select from shop.straw_assignment a where a.straw_id = s.id)
    order by s.code limit $3`,
    [donor.stockItemId, rows[0]?.line, count],
  )
  return rows[0]?.id ?? ''
}

const list = async (who: string) =>
  (await app.inject({ url: '/api/donors/ejaculateInfo', headers: signIn(who) })).json()
const ask = (who: Record<string, string>, batch = `${donor.code}-IUI`, donorGuid = donor.id) =>
  app.inject({ url: `/api/donors/${donorGuid}/ejaculateInfo/${batch}`, headers: who })

it('DON-12 tells an owner the donation their straws come from: the day, what moved, and which straws', async () => {
  const answer = await ask(signIn(owner))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    batch: `${donor.code}-IUI`,
    donorGuid: donor.id,
    donorId: donor.code,
    collectedOn: '2025-06-01',
    motBeforeFreeze: 42.5,
    motAfterThaw: 21,
    standards: ['eu'],
    straws: [
      { code: `${donor.code}-IUI-001`, strawType: 'IUI', motClass: 20, volumeUl: 500, place: 'bank' },
      { code: `${donor.code}-IUI-002`, place: 'bank' },
    ],
  })
  expect(await list(owner)).toEqual([answer.json()])
  expect((await list(other))[0].straws).toHaveLength(1)
})

it('DON-12 tells nobody else, not even that there is such a batch', async () => {
  const stranger = await addCustomer(database.pool)
  expect(await list(stranger)).toEqual([])
  const [known, unknown] = [await ask(signIn(stranger)), await ask(signIn(stranger), 'NO-SUCH')]
  expect([known.statusCode, unknown.statusCode]).toEqual([404, 404])
  expect(known.body).toBe(unknown.body)
  expect((await ask({})).statusCode).toBe(401)
  expect((await ask(signInStaff('admin'))).statusCode).toBe(403)
  expect((await app.inject({ url: '/api/donors/ejaculateInfo' })).statusCode).toBe(401)
  expect((await ask(signIn(owner), `${donor.code}-IUI`, crypto.randomUUID())).statusCode).toBe(404)
})

it('DON-12 takes no id that is none', async () => {
  for (const [batch, guid] of [
    ['%27--', donor.id],
    ['x'.repeat(41), donor.id],
    [`${donor.code}-IUI`, 'K1'],
  ] as const)
    expect((await ask(signIn(owner), batch, guid)).statusCode).toBe(400)
})

it('DON-12 keeps telling when the donor was withdrawn, says what has left, and forgets an order that was undone', async () => {
  const { pool } = database
  await pool.query(`update shop.donor set blocked_at = now(), blocked_reason = 'test' where id = $1`, [
    donor.id,
  ])
  await pool.query(`update shop.straw set left_bank_at = now() where code = $1`, [`${donor.code}-IUI-001`])
  expect((await list(owner))[0].straws.map(({ place }: { place: string }) => place)).toEqual(['left', 'bank'])
  await pool.query(`update shop."order" set order_state = 'cancelled' where id = $1`, [orderId])
  expect(await list(owner)).toEqual([])
})
