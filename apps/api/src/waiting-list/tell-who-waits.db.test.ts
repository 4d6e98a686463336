import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runJobs } from '../jobs/run-jobs.ts'
import { tasks as mailTasks } from '../mail/jobs.ts'
import { moveStock } from '../stock/move-stock.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, type TestDonor } from '../testing/test-world.ts'
import { joinWaitingList } from './join-waiting-list.ts'
import { remindWhoWaits } from './remind-who-waits.ts'
import { tellWhoWaits } from './tell-who-waits.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let jobs: Awaited<ReturnType<typeof runJobs>>
let donor: TestDonor

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
})
beforeEach(async () => {
  services = makeTestServices(database)
  await database.pool.query('truncate shop.waiting_list_entry, shop.local_mail')
  donor = await soldOut()
  jobs = await runJobs(services, mailTasks)
})
afterEach(() => jobs.stop())

const soldOut = () => addDonor(database.pool, { straws: 0 })
const receive = (one: TestDonor, quantity: number) =>
  database.pool.query(
    `insert into shop.stock_movement (stock_item_id, kind, quantity, by) values ($1, 'received', $2, 'test')`,
    [one.stockItemId, quantity],
  )
const move = (kind: 'held' | 'holdReleased', quantity: number) =>
  moveStock(database.pool, [{ stockItemId: donor.stockItemId, kind, quantity }], { by: 'test' })

async function wait(part: { amount?: number; on?: TestDonor; customerId?: string } = {}): Promise<string> {
  const customerId = part.customerId ?? (await addCustomer(database.pool))
  const joined = await joinWaitingList(
    { kind: 'customer', customerId, username: customerId, clientType: 'private', email: '', name: '' },
    { shopCode: 'dk', language: 'en-gb', treatmentCountry: 'DK', treatmentState: '', visitorType: null },
    { donorGuid: (part.on ?? donor).id, strawType: 'IUI', amount: part.amount ?? 1 },
    services,
  )
  if (!joined.ok) throw new Error(joined.error.code)
  services.moveClock(1)
  return customerId
}

/** Mails that were sent, once `many` are there: whose, and what they say. */
async function readMails(many: number): Promise<{ to: string; text: string; subject: string }[]> {
  await expect
    .poll(async () => (await database.pool.query('select count(*)::int n from shop.local_mail')).rows[0].n, {
      timeout: 30_000,
    })
    .toBe(many)
  const { rows } = await database.pool.query(
    `select c.id "to", m.subject, m.text from shop.local_mail m join shop.customer c on c.email = m.to order by m.sent_at, m.id`,
  )
  return rows
}
const countQueued = async () =>
  (
    await database.pool.query(
      `select count(*)::int n from graphile_worker.jobs where task_identifier = 'mail.send'`,
    )
  ).rows[0].n

it('FAV-11 writes to the first in line as far as the straws go, and says that nothing is held', async () => {
  const [first, second, third] = [await wait(), await wait({ amount: 2 }), await wait()]
  expect(await tellWhoWaits(services)).toBe(0)
  await receive(donor, 3)
  expect(await tellWhoWaits(services)).toBe(2)
  const mails = await readMails(2)
  expect(mails.map(({ to }) => to).sort()).toEqual([first, second].sort())
  const [mail] = mails.filter(({ to }) => to === second)
  expect(mail?.subject).toBe('Something you wait for is in stock')
  expect(mail?.text).toContain(`${donor.code}: 2 IUI straws`)
  expect(mail?.text).toContain('Nothing is held for you')
  expect(mail?.text).toContain('/en-gb/account/stop-waiting/?token=')
  services.moveClock(24 * 60)
  expect(await tellWhoWaits(services)).toBe(1)
  expect((await readMails(3)).map(({ to }) => to)).toContain(third)
})

it('FAV-11 tells each once, when many processes tell at the same time', async () => {
  const people: string[] = []
  for (let index = 0; index < 8; index += 1) people.push(await wait())
  await receive(donor, 3)
  const told = await Promise.all(Array.from({ length: 5 }, () => tellWhoWaits(services)))
  expect(told.reduce((sum, many) => sum + many, 0)).toBe(3)
  const mails = await readMails(3)
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(people.slice(0, 3)))
})

it('FAV-11 sends one mail, however often the stock moves up and down', async () => {
  await wait()
  await receive(donor, 1)
  for (let round = 0; round < 10; round += 1) {
    await tellWhoWaits(services)
    await move('held', 1)
    await tellWhoWaits(services)
    await move('holdReleased', 1)
    services.moveClock(30)
  }
  await tellWhoWaits(services)
  await readMails(1)
  expect(await countQueued()).toBe(0)
})

it('FAV-11 gathers what came for one customer in one mail, and the next in a later one', async () => {
  const [second, third] = [await soldOut(), await soldOut()]
  const me = await wait()
  await wait({ on: second, customerId: me })
  await wait({ on: third, customerId: me })
  await receive(donor, 1)
  await receive(second, 1)
  expect(await tellWhoWaits(services)).toBe(2)
  const [mail] = await readMails(1)
  expect(mail?.text).toContain(donor.code)
  expect(mail?.text).toContain(second.code)
  await receive(third, 1)
  services.moveClock(59)
  expect(await tellWhoWaits(services)).toBe(0)
  services.moveClock(1)
  expect(await tellWhoWaits(services)).toBe(1)
  expect((await readMails(2))[1]?.text).toContain(third.code)
})

it('FAV-11 tells nobody of what their law does not let them buy', async () => {
  const me = await wait()
  await receive(donor, 5)
  await database.pool.query(
    `insert into shop.quota_balance (donor_id, country, unit, place_limit) values ($1, 'DK', 'families', 12)`,
    [donor.id],
  )
  await database.pool.query(
    `insert into shop.quota_movement (quota_balance_id, change, reason, by)
     select id, 12, 'opening', 'test' from shop.quota_balance where donor_id = $1`,
    [donor.id],
  )
  expect(await tellWhoWaits(services)).toBe(0)
  await database.pool.query('update shop.donor set blocked_at = now() where id = $1', [donor.id])
  expect(await tellWhoWaits(services)).toBe(0)
  expect(me).toBeTruthy()
})

it('FAV-11 tells nobody whose 90 days are over, and nobody who left', async () => {
  await wait()
  services.moveClock(90 * 24 * 60)
  const left = await wait()
  await database.pool.query('delete from shop.waiting_list_entry where customer_id = $1', [left])
  await receive(donor, 5)
  expect(await tellWhoWaits(services)).toBe(0)
})

it('FAV-11 asks once before the 90 days end whether to go on, and forgets what ended long ago', async () => {
  const me = await wait()
  services.moveClock(82 * 24 * 60)
  expect(await remindWhoWaits(services)).toBe(0)
  services.moveClock(24 * 60)
  expect(await Promise.all([remindWhoWaits(services), remindWhoWaits(services)])).toEqual(
    expect.arrayContaining([0, 1]),
  )
  expect(await remindWhoWaits(services)).toBe(0)
  const [mail] = await readMails(1)
  expect(mail?.to).toBe(me)
  expect(mail?.text).toContain('until 2 August 2026')
  expect(mail?.text).toContain('/en-gb/account/favourites/#waiting-list')
  const left = async () =>
    (await database.pool.query('select count(*)::int n from shop.waiting_list_entry')).rows[0].n
  services.moveClock(36 * 24 * 60)
  await remindWhoWaits(services)
  expect(await left()).toBe(1)
  services.moveClock(2 * 24 * 60)
  await remindWhoWaits(services)
  expect(await left()).toBe(0)
})
