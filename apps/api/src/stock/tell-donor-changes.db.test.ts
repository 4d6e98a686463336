import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTestServices } from '../testing/test-services.ts'
import { addDonor, fillPlaces, type TestDonor } from '../testing/test-world.ts'
import { moveStock } from './move-stock.ts'
import { tellDonorChanges, tellOnce } from './tell-donor-changes.ts'

let database: TestDatabase
let listener: pg.Client
let donor: TestDonor
const heard: string[] = []
let onHeard: () => void = () => undefined

beforeAll(async () => {
  database = await createTestDatabase()
  listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  await listener.query('listen donor_changed')
  listener.on('notification', ({ payload }) => {
    heard.push(payload ?? '')
    onHeard()
  })
  donor = await addDonor(database.pool)
})
afterAll(async () => {
  await listener.end()
  await database.drop()
})
beforeEach(async () => {
  await tellOnce(database.pool)
  await listener.query('select 1')
  heard.length = 0
})

const hold = (sql: Parameters<typeof moveStock>[0]) =>
  moveStock(sql, [{ stockItemId: donor.stockItemId, kind: 'held', quantity: 1 }], { by: 'test' })

it('tells a donor whose stock and places moved once, however often', async () => {
  await hold(database.pool)
  await hold(database.pool)
  await fillPlaces(database.pool, donor.id, 3)
  const told = await Promise.all([tellOnce(database.pool), tellOnce(database.pool)])
  expect(told[0] + told[1]).toBe(4)
  await listener.query('select 1')
  expect(new Set(heard)).toEqual(new Set([donor.id]))
  expect(heard.length).toBeLessThanOrEqual(2)
  expect(await tellOnce(database.pool)).toBe(0)
})

it('tells a donor whose own limit in a country is set, changed or taken away', async () => {
  const changes = [
    `insert into shop.donor_country_limit (donor_id, country, place_limit) values ($1, 'DK', 3)`,
    'update shop.donor_country_limit set place_limit = 2 where donor_id = $1',
    'delete from shop.donor_country_limit where donor_id = $1',
  ]
  for (const change of changes) {
    await database.pool.query(change, [donor.id])
    expect(await tellOnce(database.pool)).toBeGreaterThan(0)
    await listener.query('select 1')
    expect(heard.splice(0)).toEqual([donor.id])
  }
})

it('tells nothing that was rolled back, and keeps what a dying teller took', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await hold(client)
  await client.query('rollback')
  expect(await tellOnce(database.pool)).toBe(0)
  await hold(database.pool)
  await client.query('begin')
  expect(await tellOnce(client)).toBe(1)
  await client.query('rollback')
  client.release()
  expect(heard).toEqual([])
  expect(await tellOnce(database.pool)).toBe(1)
})

it('goes on telling by itself', async () => {
  const telling = tellDonorChanges(makeTestServices(database))
  const first = new Promise<void>((resolve) => {
    onHeard = resolve
  })
  await hold(database.pool)
  await first
  expect(heard).toEqual([donor.id])
  await telling.close()
})
