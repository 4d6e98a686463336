import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts'
import { signIn } from '../testing/test-app.ts'
import { addCustomer, addDonor, clinicId, type TestDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop([basket, routes, payments])
})
afterAll(() => shop.close())

const home = { fullName: 'Ada Test', line1: 'Nørregade 3', postalCode: '8000', city: 'Aarhus', country: 'DK' }

/** A customer with straws in a confirmed basket, treated in `country`. */
async function begin(country: string, donor?: TestDonor) {
  const { stockItemId } = donor ?? (await addDonor(shop.database.pool))
  const headers = { ...signIn(await addCustomer(shop.database.pool)), 'x-treatment-country': country }
  const call = async (path: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const answer = await shop.app.inject({
      method,
      url: `/api/commerce/${path}`,
      headers,
      ...(payload && { payload }),
    })
    return answer.json()
  }
  await call('dk-shop/en-gb/basket', {
    lineHandlingType: 'strawDelivery',
    stockItemId,
    quantity: 1,
  })
  await call('dk-shop/en-gb/basket/submit')
  return (name: string, payload?: object) => call(`checkout/dk-shop/en-gb/${name}`, payload)
}

const where = (part: object) => ({
  isClinicDelivery: false,
  clinicId: null,
  delivery: home,
  billing: home,
  ...part,
})

it('CHK-06 checks each address by its country and names the field', async () => {
  const call = await begin('DK')
  const wrong = await call(
    'updatecheckoutaddressinformation',
    where({ billing: { ...home, postalCode: '80' } }),
  )
  expect(wrong.errors[0]).toMatchObject({ code: 'postal-code-not-valid', field: 'billing.postalCode' })
  const nameless = await call(
    'updatecheckoutaddressinformation',
    where({ delivery: { ...home, fullName: ' ' } }),
  )
  expect(nameless.errors[0]).toMatchObject({ code: 'address-field-required', field: 'delivery.fullName' })
  const both = { billing: { ...home, postalCode: '80', city: ' ' }, delivery: { ...home, fullName: ' ' } }
  const all = await call('updatecheckoutaddressinformation', where(both))
  expect(all.errors.map((one: { field: string }) => one.field).sort()).toEqual([
    'billing.city',
    'billing.postalCode',
    'delivery.fullName',
  ])
})

it('CHK-06 CHK-07 refuses texts with control characters, days and countries that do not exist', async () => {
  const call = await begin('DK')
  const name = 'updatecheckoutaddressinformation'
  const refused = await call(name, where({ billing: { ...home, city: 'Aar\u0000hus' } }))
  expect(refused.errors[0]).toMatchObject({ code: 'invalid-field', field: 'billing.city' })
  const nowhere = await call(name, where({ billing: { ...home, country: 'XX' } }))
  expect(nowhere.errors[0]).toMatchObject({ code: 'country-not-valid', field: 'billing.country' })
  for (const dispatchOn of ['2026-02-30', '2026-13-45', '0000-00-00']) {
    const none = await call('setshippingdate', { method: 'dryIce', dispatchOn })
    expect(none.errors[0]).toMatchObject({ code: 'invalid-field', field: 'dispatchOn' })
  }
})

it('CHK-04 says with its source that a country has no home delivery; a clinic needs its name', async () => {
  const call = await begin('DE')
  const information = await call('getcheckoutaddressinformation')
  expect(information.homeDelivery).toMatchObject({
    allowed: false,
    reasons: [{ code: 'home-delivery-not-allowed', data: { source: 'https://law.test/' } }],
  })
  const german = { ...home, postalCode: '10115', city: 'Berlin', country: 'DE' }
  const refused = await call('updatecheckoutaddressinformation', where({ delivery: german }))
  expect(refused.errors[0].code).toBe('home-delivery-not-allowed')
  const nowhere = await call(
    'updatecheckoutaddressinformation',
    where({ isClinicDelivery: true, delivery: null }),
  )
  expect(nowhere.errors[0].code).toBe('clinic-required')
  const abroad = await call(
    'updatecheckoutaddressinformation',
    where({ isClinicDelivery: true, clinicId, delivery: null }),
  )
  expect(abroad.errors[0].code).toBe('delivery-country-differs')
})

it('CHK-07 offers only days on which a parcel can leave, and keeps to them', async () => {
  const call = await begin('DK')
  expect((await call('getcheckoutshippinginformation')).errors[0]).toMatchObject({
    code: 'step-not-reachable',
    data: { tab: 'information' },
  })
  const clinic = await call(
    'updatecheckoutaddressinformation',
    where({ isClinicDelivery: true, clinicId, delivery: null }),
  )
  expect(clinic.delivery).toMatchObject({ fullName: 'Fjord Clinic', city: 'Copenhagen' })
  const { earliest, days } = await call('getcheckoutshippinginformation')
  // Monday 10:00 in Aarhus: before the cut-off, so Wednesday.
  expect([earliest, days[0].date]).toEqual(['2026-05-06', '2026-05-06'])
  const set = (method: string, dispatchOn: string) => call('setshippingdate', { method, dispatchOn })
  expect((await set('dryIce', '2026-05-05')).errors[0]).toMatchObject({
    code: 'dispatch-too-early',
    field: 'dispatchOn',
  })
  expect((await set('dryIce', '2026-05-07')).errors[0].code).toBe('not-a-dispatch-day')
  // A Sunday, before the earliest day: each is said.
  const early = (await set('dryIce', '2026-05-03')).errors
  expect(early.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
    ['dispatch-too-early', 'dispatchOn'],
    ['not-a-dispatch-day', 'dispatchOn'],
  ])
  // Nobody keeps straws ready for years, and no calendar ends the walk.
  for (const far of ['2030-12-02', '9999-12-30', '9999-12-31'])
    expect((await set('nitrogenTank', far)).errors[0]).toMatchObject({
      code: 'dispatch-too-late',
      field: 'dispatchOn',
    })
  // A holiday of the shop.
  expect((await set('nitrogenTank', '2026-05-25')).errors[0].code).toBe('not-a-dispatch-day')
  const chosen = await set('nitrogenTank', '2026-05-07')
  expect(chosen).toMatchObject({
    dispatchOn: '2026-05-07',
    shippingPrice: { amountMinor: 20_000 },
    next: 'shipping',
  })
  expect((await call('submitshippingtab')).next).toBe('orderSummary')
})

it('CHK-10 CHK-11 names every reason against paying at once, by card and otherwise', async () => {
  const call = await begin('DK')
  const byInvoice = await call('makenoncardpayment', { method: 'invoice' })
  expect(byInvoice.errors.map((one: { code: string }) => one.code)).toEqual([
    'payment-method-not-allowed',
    'step-not-reachable',
  ])
  const byCard = await call('startcardpayment', {})
  expect(byCard.errors.map((one: { code: string }) => one.code)).toEqual(['step-not-reachable'])
})

it('CHK-07 lets the clinic fetch what is for it, and hands nothing to a private person where the bank may not', async () => {
  type Call = Awaited<ReturnType<typeof begin>>
  const offered = async (call: Call) =>
    (await call('getcheckoutshippinginformation')).methods.map((one: { method: string }) => one.method)
  const toClinic = where({ isClinicDelivery: true, clinicId, delivery: null })
  const fetch = { method: 'pickUp', dispatchOn: '2026-05-07' }
  const own = await begin('DK')
  await own('updatecheckoutaddressinformation', where({}))
  expect(await offered(own)).toContain('pickUp')
  expect(await own('setshippingdate', fetch)).toMatchObject({ shippingMethod: 'pickUp' })
  // The treatment country lets private persons receive straws; Germany, where the bank stands now, does not.
  const reference = shop.services.reference()
  const shops = [...reference.shops].map(
    ([code, shop]) => [code, { ...shop, address: { ...shop.address, country: 'DE' } }] as const,
  )
  shop.services.reference = () => ({ ...reference, shops: new Map(shops) })
  try {
    expect(await offered(own)).not.toContain('pickUp')
    // What was chosen before counts no more.
    expect((await own('submitshippingtab')).errors[0].code).toBe('shipping-not-chosen')
    expect((await own('setshippingdate', fetch)).errors[0].code).toBe('shipping-method-not-offered')
    await own('updatecheckoutaddressinformation', toClinic)
    expect(await offered(own)).toContain('pickUp')
  } finally {
    shop.services.reference = () => reference
  }
})

it('CHK-09 needs both consents, keeps which text was agreed to, and asks again after any change', async () => {
  const call = await begin('DK')
  await call('updatecheckoutaddressinformation', where({}))
  await call('setshippingdate', { method: 'nitrogenTank', dispatchOn: '2026-05-07' })
  await call('submitshippingtab')
  const agree = (part: object) =>
    call('submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true, newsletter: false, ...part })
  expect((await agree({ acceptsTerms: false })).errors[0]).toMatchObject({ code: 'terms-not-accepted' })
  expect((await agree({ acceptsPrivacy: false })).errors[0]).toMatchObject({ code: 'privacy-not-accepted' })
  const neither = await agree({ acceptsTerms: false, acceptsPrivacy: false, carrierSignature: '7' })
  expect(neither.errors.map((one: { code: string }) => one.code)).toEqual([
    'terms-not-accepted',
    'privacy-not-accepted',
    'signature-not-a-name',
  ])
  expect((await agree({})).next).toBe('payment')
  await agree({})
  const { rows } = await shop.database.pool.query(
    'select purpose, text_version, given from shop.consent order by purpose',
  )
  expect(rows.map((row) => [row.purpose, row.text_version, row.given])).toEqual([
    ['privacy', 'dk/none', true],
    ['terms', 'dk/none', true],
  ])
  const { methods } = await call('getcheckoutpaymentinformation')
  expect(methods.map((one: { method: string; allowed: boolean }) => [one.method, one.allowed])).toEqual([
    ['card', true],
    ['invoice', false],
    ['bankTransfer', false],
  ])
  shop.services.moveClock(1)
  expect((await call('updatecheckoutaddressinformation', where({}))).next).toBe('orderSummary')
})

it('CHK-09 takes the signature under a carrier finding, or goes on without: it stands before shipping, not before buying', async () => {
  const donor = await addDonor(shop.database.pool)
  await shop.database.pool.query(`update shop.donor set carrier_genes = '{CFTR}' where id = $1`, [donor.id])
  const call = await begin('DK', donor)
  await call('updatecheckoutaddressinformation', where({}))
  await call('setshippingdate', { method: 'nitrogenTank', dispatchOn: '2026-05-07' })
  await call('submitshippingtab')
  const { carriers } = await call('getordersummary')
  expect(carriers).toEqual([{ donorId: donor.code, alias: expect.any(String) }])
  const sign = (carrierSignature: string) =>
    call('submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true, carrierSignature })
  expect((await sign('--')).errors[0]).toMatchObject({
    code: 'signature-not-a-name',
    field: 'carrierSignature',
  })
  expect((await sign('')).next).toBe('payment')
  const papers = async () => {
    const { orderNumber } = await call('startcardpayment', {})
    const { rows } = await shop.database.pool.query(
      `select h.data from shop.order_history h join shop."order" o on o.id = h.order_id
       where o.number = $1 and h.reason = 'paper-received'`,
      [orderNumber],
    )
    return rows.map(({ data }) => data)
  }
  expect(await papers()).toEqual([])
  shop.services.moveClock(1)
  expect((await sign('Ada Test')).next).toBe('payment')
  expect(await papers()).toEqual([
    {
      paper: `carrier-acknowledgement:${donor.code}`,
      where: 'checkout',
      signature: 'Ada Test',
      textVersion: 'dk/none',
    },
  ])
  const { rows } = await shop.database.pool.query(
    'select text_version version from shop.consent where purpose = $1',
    [`carrier-acknowledgement:${donor.code}`],
  )
  expect(rows).toEqual([{ version: 'dk/none' }])
})

it('CHK-08 CHK-10 counts the tax of the shipping to the tax in the total', async () => {
  const call = await begin('DK')
  await call('updatecheckoutaddressinformation', where({}))
  await call('setshippingdate', { method: 'nitrogenTank', dispatchOn: '2026-05-07' })
  const { basket: bought, shippingPrice, tax, total } = await call('submitshippingtab')
  expect(total.amountMinor).toBe(bought.total.amountMinor + shippingPrice.amountMinor)
  // 25 % is in the 200 of the tank.
  expect(tax.amountMinor).toBe(bought.tax.amountMinor + 4000)
})

it('CHK-06 CHK-07 CHK-09 takes no price, total or other customer from a body', async () => {
  const call = await begin('DK')
  await call('updatecheckoutaddressinformation', where({}))
  const day = { method: 'nitrogenTank', dispatchOn: '2026-05-07' }
  for (const [name, body] of [
    ['updatecheckoutaddressinformation', where({ customerId: crypto.randomUUID() })],
    ['updatecheckoutaddressinformation', where({ total: { amountMinor: 1, currency: 'EUR' } })],
    ['setshippingdate', { ...day, price: { amountMinor: 0, currency: 'EUR' } }],
    ['setshippingdate', { ...day, shippingPriceMinor: 0 }],
    ['submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true, totalMinor: 1 }],
    ['makenoncardpayment', { method: 'invoice', customerType: 'professional' }],
  ] as const)
    expect((await call(name, body)).errors[0].code).toMatch(/^(invalid|unknown)/)
  const chosen = await call('setshippingdate', day)
  expect(chosen.shippingPrice).toEqual({ amountMinor: 20_000, currency: 'EUR' })
})

it('CHK-08 CHK-09 CHK-10 CHK-11 refuses steps out of order and says where to go', async () => {
  const call = await begin('DK')
  const first = { code: 'step-not-reachable', data: { tab: 'information' } }
  expect((await call('submitshippingtab')).errors[0]).toMatchObject(first)
  expect(
    (await call('submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true })).errors[0],
  ).toMatchObject(first)
  expect((await call('getcheckoutpaymentinformation')).errors[0]).toMatchObject(first)
  expect((await call('startcardpayment', {})).errors[0]).toMatchObject(first)
  const { rows } = await shop.database.pool.query(
    `select count(*)::int drafts from shop."order" o join shop.basket b on b.id = o.basket_id where b.basket_state = 'open'
     and o.total_minor = 0`,
  )
  expect(rows).toEqual([{ drafts: 0 }])
})

it('CHK-09 lets two tabs in one checkout go on from what both have said, and asks again after the other’s change', async () => {
  const call = await begin('DK')
  await call('updatecheckoutaddressinformation', where({}))
  await call('setshippingdate', { method: 'nitrogenTank', dispatchOn: '2026-05-07' })
  await call('submitshippingtab')
  const agree = () => call('submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true })
  expect((await agree()).next).toBe('payment')
  shop.services.moveClock(1)
  // The other tab changes where it goes: what was agreed to here counts no more.
  await call('updatecheckoutaddressinformation', where({ delivery: { ...home, line1: 'Søndergade 9' } }))
  expect((await call('startcardpayment', {})).errors[0]).toMatchObject({
    code: 'step-not-reachable',
    data: { tab: 'orderSummary' },
  })
  shop.services.moveClock(1)
  expect((await agree()).next).toBe('payment')
  expect((await call('startcardpayment', {})).orderNumber).toBeTruthy()
})
