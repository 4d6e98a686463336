import { StatementBatch } from '@kindred/database/statement-batch'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, fillPlaces, readStock, readTaken } from '../testing/test-world.ts'
import { changeBasket, type Shopper } from './change-basket.ts'
import { tasks } from './jobs.ts'
import { presentBasket } from './present-basket.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
})
afterAll(() => database.drop())

async function makeShopper(part: Partial<Shopper> = {}): Promise<Shopper> {
  return {
    shopCode: 'dk',
    customerId: await addCustomer(database.pool),
    clientType: 'private',
    language: 'en-gb',
    treatmentCountry: 'DK',
    treatmentState: '',
    basketId: null,
    ...part,
  }
}

const straws = (stockItemId: string, quantity: number) => [
  { lineHandlingType: 'strawDelivery' as const, stockItemId, quantity },
]

async function change(shopper: Shopper, stockItemId: string, quantity: number) {
  const changed = await changeBasket(services, shopper, straws(stockItemId, quantity))
  if (!changed.ok) throw new Error(changed.error.code)
  return presentBasket(changed.value.view, changed.value.plan.notes)
}

describe('a basket update', () => {
  it('holds stock and the mandatory place, says so, and gives both back with the straws', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await makeShopper()
    const basket = await change(shopper, donor.stockItemId, 3)
    expect(basket.changes.map((note) => note.code)).toEqual(['quota-added'])
    expect(
      basket.lines.map((line) => [line.lineHandlingType, line.quantity, line.unitPrice.amountMinor]),
    ).toEqual([
      ['strawDelivery', 3, 80_000],
      ['quota', 1, 35_000],
    ])
    // Prices of straws include 25 %, a place is quoted without.
    expect(basket.total.amountMinor).toBe(3 * 80_000 + 43_750)
    expect(basket.tax.amountMinor).toBe(48_000 + 8_750)
    expect(basket.count).toBe(2)
    expect(basket.hold?.expiresAt).toBe('2026-05-04T09:00:00.000Z')
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 3 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)

    const less = await change(shopper, donor.stockItemId, 1)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 1 })
    expect(less.version).toBe(2)

    const empty = await change(shopper, donor.stockItemId, 0)
    expect(empty.changes.map((note) => note.code)).toEqual(['quota-removed'])
    expect(empty.lines).toEqual([])
    expect(empty.hold).toBeNull()
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
  })

  it('BASK-16 adds to what the line has where that is asked for, in one change or in several, up to what there is', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await makeShopper()
    const add = (...quantities: number[]) =>
      changeBasket(
        services,
        shopper,
        quantities.flatMap((quantity) =>
          straws(donor.stockItemId, quantity).map((line) => ({ ...line, adds: true })),
        ),
      )
    await add(1)
    await add(2, 3)
    expect(await add(5)).toMatchObject({
      error: { code: 'not-enough-stock', data: { available: 10, wanted: 11 } },
    })
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 6 })
  })

  it('takes one transaction of at most six statements in two trips to the database', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await makeShopper()
    const statements: string[] = []
    let trips = 0
    const connect = database.pool.connect.bind(database.pool)
    const client = await connect()
    const query = client.query.bind(client)
    const spy = Object.assign(Object.create(client), {
      query: (message: StatementBatch | { text?: string } | string, ...rest: unknown[]) => {
        trips += 1
        for (const one of message instanceof StatementBatch ? message.statements : [message])
          statements.push(typeof one === 'string' ? one : (one.text ?? ''))
        return (query as (...all: unknown[]) => unknown)(message, ...rest)
      },
      release: () => undefined,
    })
    const spied = {
      ...services,
      pool: Object.assign(Object.create(database.pool), { connect: async () => spy }),
    }
    const count = async (quantity: number) => {
      statements.length = 0
      trips = 0
      const changed = await changeBasket(spied, shopper, straws(donor.stockItemId, quantity))
      expect(changed.ok).toBe(true)
      expect(trips).toBe(2)
      return statements.filter((text) => !/^(begin|commit)/.test(text)).length
    }
    // Opening, adding with its place, changing, removing with its place.
    const counts = [await count(1), await count(3), await count(2), await count(0)]
    client.release()
    console.info('statements of a basket update (open, grow, shrink, remove):', counts.join(', '))
    expect(Math.max(...counts)).toBeLessThanOrEqual(6)
  })

  it('refuses with the reason and changes nothing', async () => {
    const { stockItemId } = await addDonor(database.pool, { straws: 2 })
    const shopper = await makeShopper()
    const refusal = await changeBasket(services, shopper, straws(stockItemId, 3))
    expect(refusal).toMatchObject({ ok: false, error: { code: 'not-enough-stock', data: { available: 2 } } })
    const american = await addDonor(database.pool, { standards: ['us'] })
    expect(await changeBasket(services, shopper, straws(american.stockItemId, 1))).toMatchObject({
      error: { code: 'standards-not-met', data: { source: 'https://law.test/' } },
    })
    const hidden = await addDonor(database.pool, { releaseType: 'nonIDRelease' })
    const norwegian = { ...shopper, treatmentCountry: 'NO' }
    expect(await changeBasket(services, norwegian, straws(hidden.stockItemId, 1))).toMatchObject({
      error: { code: 'release-type-not-admitted' },
    })
    const nowhere = await makeShopper({ treatmentCountry: null })
    expect(await changeBasket(services, nowhere, straws(stockItemId, 1))).toMatchObject({
      error: { code: 'country-not-chosen' },
    })
    expect(await readStock(database.pool, stockItemId)).toEqual({ onHand: 2, held: 0 })
  })
})

describe('50 parallel buyers', () => {
  it('of the last straw: exactly one gets it, and the sums hold', async () => {
    const donor = await addDonor(database.pool, { straws: 1 })
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => makeShopper()))
    const outcomes = await Promise.all(
      shoppers.map((shopper) => changeBasket(services, shopper, straws(donor.stockItemId, 1))),
    )
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    const codes = new Set(outcomes.map((outcome) => (outcome.ok ? 'won' : outcome.error.code)))
    expect(codes).toEqual(new Set(['won', 'not-enough-stock']))
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 1, held: 1 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)

    // The undo path too: the winner lets go, again exactly one of all gets it.
    const winner = shoppers[outcomes.findIndex((outcome) => outcome.ok)]
    if (winner) await change(winner, donor.stockItemId, 0)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 1, held: 0 })
    const again = await Promise.all(
      shoppers.map((shopper) => changeBasket(services, shopper, straws(donor.stockItemId, 1))),
    )
    expect(again.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(await readTaken(database.pool, donor.id)).toBe(1)
  })

  it('of the last quota place: exactly one gets it', async () => {
    const donor = await addDonor(database.pool, { straws: 100 })
    await fillPlaces(database.pool, donor.id, 1)
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => makeShopper()))
    const outcomes = await Promise.all(
      shoppers.map((shopper) => changeBasket(services, shopper, straws(donor.stockItemId, 1))),
    )
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    const codes = new Set(outcomes.map((outcome) => (outcome.ok ? 'won' : outcome.error.code)))
    expect(codes).toEqual(new Set(['won', 'no-quota-place-left']))
    expect(await readTaken(database.pool, donor.id)).toBe(12)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 100, held: 1 })
  })

  it('a worldwide limit counts what is sold in other countries and stops the one too many', async () => {
    const donor = await addDonor(database.pool, { straws: 100, worldwideLimit: 11 })
    await fillPlaces(database.pool, donor.id, 2)
    const [first, second] = [await makeShopper({ treatmentCountry: 'NO' }), await makeShopper()]
    expect(await changeBasket(services, first, straws(donor.stockItemId, 1))).toMatchObject({ ok: true })
    expect(await changeBasket(services, second, straws(donor.stockItemId, 1))).toMatchObject({
      error: { code: 'no-quota-place-left', data: { scope: 'worldwide', limit: 11, used: 11 } },
    })
  })
})

describe('a hold', () => {
  it('ends by its job: stock and place are free, the lines stay', async () => {
    const donor = await addDonor(database.pool)
    const shopper = await makeShopper()
    const basket = await change(shopper, donor.stockItemId, 2)
    const job = await database.pool.query(`select run_at from graphile_worker.jobs where key = $1`, [
      `basket-hold-${basket.id}`,
    ])
    expect(job.rows[0]?.run_at.toISOString()).toBe(basket.hold?.expiresAt)
    await tasks['basket.expireHolds']?.({ basketId: basket.id }, services)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 2 })
    services.moveClock(60)
    await tasks['basket.expireHolds']?.({ basketId: basket.id }, services)
    await tasks['basket.expireHolds']?.({ basketId: basket.id }, services)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
    expect(await readTaken(database.pool, donor.id)).toBe(0)
    // Going on takes everything again.
    const again = await change(shopper, donor.stockItemId, 3)
    expect(again.lines).toHaveLength(2)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 3 })
    expect(await readTaken(database.pool, donor.id)).toBe(1)
  })

  it('that ran out gives way to another buyer before any job has run', async () => {
    const donor = await addDonor(database.pool, { straws: 1 })
    const [slow, quick] = [await makeShopper(), await makeShopper()]
    await change(slow, donor.stockItemId, 1)
    expect(await changeBasket(services, quick, straws(donor.stockItemId, 1))).toMatchObject({
      error: { code: 'not-enough-stock' },
    })
    services.moveClock(61)
    await change(quick, donor.stockItemId, 1)
    expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 1, held: 1 })
    expect(await changeBasket(services, slow, [])).toMatchObject({
      ok: true,
      value: { plan: { notes: [{ code: 'line-removed' }, { code: 'quota-removed' }] } },
    })
  })
})
