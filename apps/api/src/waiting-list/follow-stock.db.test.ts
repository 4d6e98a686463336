import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveStock } from '../stock/move-stock.ts'
import { tellOnce } from '../stock/tell-donor-changes.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { followStock } from './follow-stock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const readJobs = async () =>
  (
    await database.pool.query<{ id: string; run_at: Date }>(
      `select id, run_at from graphile_worker.jobs where task_identifier = 'waiting-list.tell'`,
    )
  ).rows
const countJobs = async () => (await readJobs()).length
const hold = async (donor: TestDonor) => {
  const move = { stockItemId: donor.stockItemId, kind: 'held' as const, quantity: 1 }
  await moveStock(database.pool, [move], { by: 'test' })
  await tellOnce(database.pool)
}

it('FAV-11 asks for one telling when stock of a donor moves whom somebody waits for, however often it moves', async () => {
  const services = makeTestServices(database)
  const [waited, other] = [await addDonor(database.pool), await addDonor(database.pool)]
  await database.pool.query(
    `insert into shop.waiting_list_entry (customer_id, donor_id, shop_code, straw_type, amount, treatment_country, since, expires_at)
     values ($1, $2, 'dk', 'IUI', 20, 'DK', $3, $3::timestamptz + interval '1 day')`,
    [await addCustomer(database.pool), waited.id, services.now()],
  )
  const following = followStock(services)
  // What was missed before it listened.
  await expect.poll(countJobs, { timeout: 20_000 }).toBe(1)
  await database.pool.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  )
  await hold(other)
  await hold(waited)
  await expect.poll(countJobs, { timeout: 20_000 }).toBe(1)
  const [first] = await readJobs()
  await hold(waited)
  await following.close()
  // The second asking neither adds one nor puts it off.
  expect(await readJobs()).toEqual([first])
})
