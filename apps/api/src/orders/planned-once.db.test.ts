import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { transaction } from '@kindred/database/transaction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCarriers } from '../donors/find-carriers.ts'
import { loadDonors } from '../donors/load-donors.ts'
import type { Sql } from '../stock/move-stock.ts'
import { addDonor } from '../testing/test-world.ts'
import { announce } from '../webhooks/announce.ts'
import { listOrderLines } from './order.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** PostgreSQL plans a statement five times before it may keep a plan; what it goes on planning shows after that. */
const times = 8

async function countPlans(name: string, run: (sql: Sql, turn: number) => Promise<unknown>) {
  return transaction(database.pool, async ({ $client: sql }) => {
    for (let turn = 1; turn <= times; turn++) await run(sql, turn)
    const { rows } = await sql.query<{ made: number; kept: number }>(
      `select custom_plans::int made, generic_plans::int kept from pg_prepared_statements where name = $1`,
      [name],
    )
    return rows[0]
  })
}

const once = { made: 5, kept: times - 5 }

it('plans what every checkout asks once for each connection, however many rows it names', async () => {
  const donors = [await addDonor(database.pool), await addDonor(database.pool)]
  const ids = (turn: number) => donors.slice(0, 1 + (turn % 2)).map(({ id }) => id)
  expect(await countPlans('orders.lines', (sql, turn) => listOrderLines(sql, ids(turn)))).toEqual(once)
  expect(await countPlans('donors.carriers-of', (sql, turn) => findCarriers(sql, ids(turn)))).toEqual(once)
  const pool = (sql: Sql) => ({ pool: sql as TestDatabase['pool'] })
  expect(await countPlans('donors.of-ids', (sql, turn) => loadDonors(pool(sql), ids(turn)))).toEqual(once)
  const events = [
    { type: 'order.placed' as const, subject: { kind: 'order' as const, id: '1' }, data: {} },
    { type: 'order.placed' as const, subject: { kind: 'order' as const, id: '2' }, data: {} },
  ]
  const tell = (sql: Sql, turn: number) => announce(sql, events.slice(0, 1 + (turn % 2)), new Date())
  expect(await countPlans('webhooks.announce', tell)).toEqual(once)
})
