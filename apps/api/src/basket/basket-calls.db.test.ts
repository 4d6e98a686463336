import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes as quotas } from '../quotas/routes.ts'
import { buildTestApp, signIn } from '../testing/test-app.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { addCustomer, addDonor, addStock, readStock, readTaken } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [routes, quotas])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

type Headers = Record<string, string>
const country = { 'x-treatment-country': 'DK' }
const summary = '/api/commerce/getbasketsummary/dk-shop/en-gb/basket'
const get = async (url: string, headers: Headers = {}) =>
  (await app.inject({ url, headers: { ...country, ...headers } })).json()
const post = (path: string, payload: object | undefined, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/commerce/${path}`,
    headers: { ...country, ...headers },
    ...(payload ? { payload } : {}),
  })
const straws = (stockItemId: string, quantity: number) => ({
  lineHandlingType: 'strawDelivery',
  stockItemId,
  quantity,
})
const codes = (notes: { code: string }[]) => notes.map((note) => note.code)

it('BASK-05 opens a visitor’s basket at the first write and finds it again by its id alone', async () => {
  const donor = await addDonor(database.pool)
  expect(await get(summary)).toMatchObject({ lines: [], count: 0 })
  const first = (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 2))).json()
  expect(await get(summary, { 'x-basket-id': first.id })).toMatchObject({ id: first.id, count: 2 })
  const stranger = await get(summary, { 'x-basket-id': crypto.randomUUID() })
  expect(stranger.lines).toEqual([])
  const customer = signIn(await addCustomer(database.pool))
  const own = (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)).json()
  // A customer's basket cannot be taken by its id.
  expect((await get(summary, { 'x-basket-id': own.id })).lines).toEqual([])
})

it('merges the visitor’s basket at sign-in, checks every line anew and says what changed', async () => {
  const donor = await addDonor(database.pool, { straws: 3 })
  const other = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  const visitor = (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 2))).json()
  await post('dk-shop/en-gb/basket', straws(other.stockItemId, 1), { 'x-basket-id': visitor.id })
  const merged = await get(summary, { ...customer, 'x-basket-id': visitor.id })
  expect(codes(merged.changes)).toEqual(['basket-merged', 'quota-added'])
  expect(merged.lines.map((line: { quantity: number }) => line.quantity)).toEqual([3, 1, 1, 1])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 3, held: 3 })
  expect(await readTaken(database.pool, donor.id)).toBe(1)
  expect(await readTaken(database.pool, other.id)).toBe(1)
  // Once: the visitor's basket is no more.
  expect((await get(summary, { ...customer, 'x-basket-id': visitor.id })).changes).toEqual([])
  expect((await get(summary, { 'x-basket-id': visitor.id })).lines).toEqual([])
})

it('BASK-16 sets several lines, all or none', async () => {
  const donor = await addDonor(database.pool, { straws: 5 })
  const ici = await addStock(database.pool, { ...donor, donorId: donor.id, straws: 1, strawType: 'ICI' })
  const customer = signIn(await addCustomer(database.pool))
  const lines = [straws(donor.stockItemId, 2), straws(ici, 2)]
  const refused = await post('dk-shop/en-gb/basket/bulk', { lines }, customer)
  expect(refused.json().errors[0]).toMatchObject({ code: 'not-enough-stock', data: { available: 1 } })
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 5, held: 0 })
  const taken = await post('dk-shop/en-gb/basket/bulk', { lines: [lines[0], straws(ici, 1)] }, customer)
  expect(taken.json().lines).toHaveLength(3)
})

it('BASK-15 refuses what a line would ignore, by its field', async () => {
  const [donor, other] = [await addDonor(database.pool), await addDonor(database.pool)]
  const customer = signIn(await addCustomer(database.pool))
  const line = straws(donor.stockItemId, 1)
  const refusal = async (payload: object, headers: Headers = {}) => {
    const refused = await post('dk-shop/en-gb/basket', payload, { ...customer, ...headers })
    const [{ code, field }] = refused.json().errors
    return [refused.statusCode, code, field]
  }
  expect(await refusal({ ...line, donorGuid: other.id })).toEqual([422, 'donor-mismatch', 'donorGuid'])
  expect(await refusal({ ...line, periodMonths: 3 })).toEqual([422, 'field-not-for-line', 'periodMonths'])
  const quota = { lineHandlingType: 'quota', donorGuid: donor.id, quantity: 1 }
  expect(await refusal({ ...quota, stockItemId: donor.stockItemId })).toEqual([
    422,
    'field-not-for-line',
    'stockItemId',
  ])
  const matching = { lineHandlingType: 'geneticMatching', quantity: 1, adds: true }
  expect(await refusal(matching)).toEqual([422, 'field-not-for-line', 'adds'])
  expect(await refusal(line, { 'x-treatment-state': 'nonsense' })).toEqual([
    400,
    'unknown-state',
    'x-treatment-state',
  ])
  expect((await get(summary, customer)).lines).toEqual([])
  const taken = await post('dk-shop/en-gb/basket', { ...line, donorGuid: donor.id }, customer)
  expect(taken.statusCode).toBe(200)
})

it('renews the hold once, for 60 minutes more', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  const renew = () => post('dk-shop/en-gb/basket/hold/renew', undefined, customer)
  expect((await renew()).json().errors[0].code).toBe('nothing-held')
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  services.moveClock(50)
  const expected = new Date(services.now().getTime() + 3_600_000).toISOString()
  expect((await renew()).json().hold).toEqual({ expiresAt: expected, canRenew: false })
  expect((await renew()).json().errors[0].code).toBe('hold-renewed-already')
})

it('shows a hold that ran out by the clock as ended, and goes on when everything is still there', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  services.moveClock(61)
  const late = await get(summary, customer)
  expect([late.hold, codes(late.changes), late.lines.length]).toEqual([null, ['hold-expired'], 2])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
  const submit = '/api/commerce/dk-shop/en-gb/basket/submit'
  expect(await get(submit, customer)).toEqual({ valid: true, problems: [] })
  expect(await get(submit, customer)).toEqual({ valid: true, problems: [] })
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 1 })
})

it('BASK-23 says what stands against a line, BASK-15 does not go on before the customer has seen it', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  await database.pool.query('update shop.donor set blocked_at = now() where id = $1', [donor.id])
  const base = '/api/commerce/dk-shop/en-gb/basket'
  expect(codes((await get(`${base}/validate`, customer)).problems)).toEqual(['donor-blocked'])
  const [refusal] = (await get(`${base}/submit`, customer)).errors
  expect([refusal.code, codes(refusal.data.changes)]).toEqual([
    'basket-changed',
    ['line-removed', 'quota-removed'],
  ])
  expect((await get(`${base}/submit`, customer)).errors[0].code).toBe('basket-empty')
})

it('BASK-19 BASK-20 goes on from a basket of reservations, or from one of them, and from nothing else', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  const base = '/api/commerce/dk-shop/en-gb/basket/reservations/submit'
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  expect((await get(base, customer)).errors[0].code).toBe('nothing-reserved')
  const reserved = { lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 2 }
  const { lines } = (await post('dk-shop/en-gb/basket', reserved, customer)).json()
  const line = lines.find((one: { productType: string }) => one.productType === 'strawReservation')
  expect(await get(`${base}/${line.id}`, customer)).toEqual({ valid: true, problems: [] })
  expect(await get(base, customer)).toEqual({ valid: true, problems: [] })
  const place = lines.find((one: { productType: string }) => one.productType === 'quota')
  for (const id of [place.id, crypto.randomUUID()])
    expect((await get(`${base}/${id}`, customer)).errors[0].code).toBe('nothing-reserved')
  expect((await get(`${base}/1`, customer)).errors[0].code).toBeTruthy()
  const { rows } = await database.pool.query(
    `select basket_confirmed_at is not null confirmed from shop.checkout c join shop.basket_line l using (basket_id)
     where l.id = $1`,
    [line.id],
  )
  expect(rows).toEqual([{ confirmed: true }])
})

it('BASK-02 reserves at once for the period that was asked for, and carries it along at sign-in', async () => {
  const donor = await addDonor(database.pool)
  const reserved = { lineHandlingType: 'reservation', stockItemId: donor.stockItemId, quantity: 2 }
  const feeOf = ({ lines }: { lines: { productType: string }[] }) =>
    lines.find((one) => one.productType === 'reservation')
  const visitor = (await post('dk-shop/en-gb/basket', { ...reserved, periodMonths: 12 })).json()
  const year = { periodMonths: 12, quantity: 1, total: { amountMinor: 40_000 } }
  expect(feeOf(visitor)).toMatchObject(year)
  const same = { 'x-basket-id': visitor.id }
  const later = (await post('dk-shop/en-gb/basket', { ...reserved, quantity: 3 }, same)).json()
  expect(feeOf(later)).toMatchObject(year)
  const customer = signIn(await addCustomer(database.pool))
  const merged = await get(summary, { ...customer, ...same })
  expect(feeOf(merged)).toMatchObject(year)
  const shorter = await post('dk-shop/en-gb/basket', { ...reserved, periodMonths: 3 }, customer)
  expect(feeOf(shorter.json())).toMatchObject({ periodMonths: 3, total: { amountMinor: 12_000 } })
  const unsold = await post('dk-shop/en-gb/basket', { ...reserved, periodMonths: 7 }, customer)
  expect(unsold.json().errors[0]).toMatchObject({ code: 'period-not-sold', field: 'periodMonths' })
})

it('BASK-17 BASK-18 sets one line to what it shall be and shows the basket in one answer, later and now', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  const set = (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 3), customer)).json()
  expect(set.lines[0]).toMatchObject({
    lineHandlingType: 'strawDelivery',
    productType: 'strawDelivery',
    itemType: 'IUI',
    quantity: 3,
    unitPrice: { amountMinor: 80_000, currency: 'EUR' },
    total: { amountMinor: 240_000, currency: 'EUR' },
    donorGuid: donor.id,
  })
  const fewer = (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)).json()
  expect(fewer.lines[0].quantity).toBe(1)
  const { changes: _, ...shown } = fewer
  expect(await get(summary, customer)).toEqual({ ...shown, changes: [] })
  expect((await get('/api/commerce/getbasketsummary/xx-shop/en-gb/basket', customer)).errors).toHaveLength(1)
})

it('BASK-23 says that a price has changed, BASK-15 does not go on before that was seen', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  await database.pool.query(`update shop.basket_line set unit_price_minor = 70000 where stock_item_id = $1`, [
    donor.stockItemId,
  ])
  const base = '/api/commerce/dk-shop/en-gb/basket'
  expect(codes((await get(`${base}/validate`, customer)).problems)).toEqual(['price-changed'])
  const [refused] = (await get(`${base}/submit`, customer)).errors
  expect(refused.data.changes).toMatchObject([
    { code: 'price-changed', data: { before: { amountMinor: 70_000 }, now: { amountMinor: 80_000 } } },
  ])
  expect(await get(`${base}/submit`, customer)).toEqual({ valid: true, problems: [] })
})

it('BASK-22 empties the baskets of a customer and frees what they held', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 4), customer)
  expect((await post('basket/deletecartsforuser', undefined, customer)).json()).toEqual({ deleted: 1 })
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
  expect(await readTaken(database.pool, donor.id)).toBe(0)
  expect((await get(summary, customer)).lines).toEqual([])
})

it('BASK-06 does not mix genetic matching with straws, and names the kind of conflict', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  const matching = { lineHandlingType: 'geneticMatching', quantity: 1 }
  await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  const first = await post('dk-shop/en-gb/basket', matching, customer)
  expect(first.json().errors[0]).toMatchObject({
    code: 'showGeneticMatchingMismatchWarning',
    data: { conflict: 'geneticMatching' },
  })
  await post('basket/deletecartsforuser', undefined, customer)
  expect((await post('dk-shop/en-gb/basket', matching, customer)).statusCode).toBe(200)
  const second = await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 1), customer)
  expect(second.json().errors[0].data.conflict).toBe('mixedWithGeneticMatching')
})

it('BASK-06 leaves a visitor’s straws out of a basket with genetic matching at sign-in, and says so', async () => {
  const donor = await addDonor(database.pool)
  const customer = signIn(await addCustomer(database.pool))
  await post('dk-shop/en-gb/basket', { lineHandlingType: 'geneticMatching', quantity: 1 }, customer)
  const visitor = (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, 2))).json()
  const merged = await get(summary, { ...customer, 'x-basket-id': visitor.id })
  expect(codes(merged.changes)).toEqual(['basket-merged', 'line-not-taken'])
  expect(merged.lines.map((line: { productType: string }) => line.productType)).toEqual(['geneticMatching'])
  expect(await readStock(database.pool, donor.stockItemId)).toEqual({ onHand: 10, held: 0 })
})

it('refuses quantities and prices that no honest page sends', async () => {
  const donor = await addDonor(database.pool)
  for (const quantity of [-1, 0.5, 501, 1e9, '2'])
    expect(
      (await post('dk-shop/en-gb/basket', straws(donor.stockItemId, quantity as number))).statusCode,
    ).toBe(400)
  const priced = { ...straws(donor.stockItemId, 1), unitPriceMinor: 1 }
  expect((await post('dk-shop/en-gb/basket', priced)).statusCode).toBe(400)
  expect((await post('dk-shop/en-gb/basket', straws(crypto.randomUUID(), 1))).json().errors[0].code).toBe(
    'unknown-item',
  )
})

it('knows an id in either case: of a straw, of a donor, of a visitor’s basket', async () => {
  const donor = await addDonor(database.pool)
  const stockItemId = donor.stockItemId.toUpperCase()
  const first = await post('dk-shop/en-gb/basket', {
    ...straws(stockItemId, 1),
    donorGuid: donor.id.toUpperCase(),
  })
  expect([first.statusCode, first.json().count]).toEqual([200, 2])
  const again = await post('dk-shop/en-gb/basket', straws(stockItemId, 2), {
    'x-basket-id': first.json().id.toUpperCase(),
  })
  expect(again.json()).toMatchObject({ id: first.json().id, lines: [{ quantity: 2 }, {}] })
})

it('BASK-17 takes no totals, discounts, other customers or files, and no straws of another shop', async () => {
  const donor = await addDonor(database.pool)
  const [mine, theirs] = [await addCustomer(database.pool), await addCustomer(database.pool)]
  const line = straws(donor.stockItemId, 1)
  for (const more of [
    { total: 1 },
    { discount: 100 },
    { customerId: theirs },
    { quota: 0 },
    { taxRateBp: 0 },
  ])
    expect((await post('dk-shop/en-gb/basket', { ...line, ...more }, signIn(mine))).statusCode).toBe(400)
  const form = await app.inject({
    method: 'POST',
    url: '/api/commerce/dk-shop/en-gb/basket',
    headers: { ...country, ...signIn(mine), 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n--x--',
  })
  expect(form.statusCode).toBeGreaterThanOrEqual(400)
  expect(form.statusCode).toBeLessThan(500)
  await database.pool.query(`update shop.stock_item set shop_code = 'uk' where id = $1`, [donor.stockItemId])
  const foreign = await post('dk-shop/en-gb/basket', line, signIn(mine))
  expect(foreign.json().errors[0].code).toBe('unknown-item')
  expect((await get(summary, signIn(theirs))).lines).toEqual([])
  expect((await get(summary, signIn(mine))).lines).toEqual([])
})

it('BASK-02 sells by hand what the table says and nothing else: payments of staff set themselves', async () => {
  const customer = signIn(await addCustomer(database.pool))
  const refused = await post('dk-shop/en-gb/basket', { lineHandlingType: 'others', quantity: 1 }, customer)
  expect(refused.json().errors[0].code).toBe('line-not-for-sale')
  expect(
    (await post('dk-shop/en-gb/basket', { lineHandlingType: 'gift', quantity: 1 }, customer)).statusCode,
  ).toBe(400)
  const mismatched = database.pool.query(
    `insert into shop.basket_line (basket_id, line_handling_type, product_kind, quantity, unit_price_minor, tax_rate_bp)
     select id, 'subscription', 'strawDelivery', 1, 1, 0 from shop.basket limit 1`,
  )
  await expect(mismatched).rejects.toThrow(/basket_line_fits_handling/)
})

it('PREG-13 says whether a place may be bought, and why not', async () => {
  const donor = await addDonor(database.pool)
  const id = await addCustomer(database.pool)
  const shop = services.reference().shops.get('dk')
  const ask = (treatmentCountry: string, userName = id) =>
    app.inject({
      method: 'POST',
      url: '/api/pregnancies/allowedtobuyqr',
      headers: signIn(id),
      payload: {
        legalDepartmentGuid: shop?.id,
        userName,
        donor: donor.id,
        treatmentCountry,
        isQuotaAutoAdded: false,
      },
    })
  expect((await ask('DK')).json()).toEqual({ allowed: true, reasons: [] })
  expect(codes((await ask('DE')).json().reasons)).toEqual(['quota-not-sold-here'])
  expect((await ask('DK', crypto.randomUUID())).statusCode).toBe(404)
})

it('PREG-02 PREG-13 reads the request entity whole: a place is asked for by hand, own places are recognised', async () => {
  const donor = await addDonor(database.pool)
  const id = await addCustomer(database.pool)
  const request = {
    legalDepartmentGuid: services.reference().shops.get('dk')?.id,
    userName: id,
    donor: donor.id,
    treatmentCountry: 'DK',
    recipientCountry: 'DK',
    isQuotaAutoAdded: false,
  }
  const ask = (part: object) =>
    app.inject({
      method: 'POST',
      url: '/api/pregnancies/allowedtobuyqr',
      headers: signIn(id),
      payload: { ...request, ...part },
    })
  expect((await ask({})).json()).toEqual({ allowed: true, reasons: [] })
  for (const wrong of [{ isQuotaAutoAdded: true }, { donor: donor.code }, { userName: 'ada' }, { price: 0 }])
    expect((await ask(wrong)).statusCode).toBe(400)
  await database.pool.query(
    `insert into shop.quota_place (donor_id, country, customer_id, place_state) values ($1, 'DK', $2, 'sold')`,
    [donor.id, id],
  )
  expect(codes((await ask({})).json().reasons)).toEqual(['quota-place-owned-already'])
})
