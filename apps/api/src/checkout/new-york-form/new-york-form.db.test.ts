import { makeFileBytes } from '@kindred/domain/uploads/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../../basket/routes.ts'
import { routes as orders } from '../../orders/routes.ts'
import { routes as payments } from '../../payments/routes.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { signIn, signInStaff } from '../../testing/test-app.ts'
import { addCustomer, addDonor, makeTestReference } from '../../testing/test-world.ts'
import { routes } from '../routes.ts'

describe('the New York form', () => {
  /** A world in which the shop delivers to homes in the United States as well. */
  const small = makeTestReference()
  const denmark = small.countries.get('DK')
  if (!denmark) throw new Error('The test world has Denmark')
  const america = { ...denmark, code: 'US', quotaRules: [] }
  const reference = { ...small, countries: new Map([...small.countries, ['US', america]]) }
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop([basket, routes, payments, orders], reference)
  })
  afterAll(() => shop.close())

  const inNewYork = {
    fullName: 'Rosa Test',
    line1: '12 Any Street',
    postalCode: '10001',
    city: 'New York',
    state: 'NY',
    country: 'US',
  }

  async function walk(delivery: typeof inNewYork) {
    const donor = await addDonor(shop.database.pool, { standards: ['eu', 'us'] })
    const customerId = await addCustomer(shop.database.pool)
    const headers = { ...signIn(customerId), 'x-treatment-country': 'US' }
    const ask = (path: string, payload?: object) =>
      shop.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api/commerce/${path}`,
        headers,
        ...(payload && { payload }),
      })
    const line = { lineHandlingType: 'strawDelivery', stockItemId: donor.stockItemId, quantity: 1 }
    await ask('dk-shop/en-gb/basket', line)
    await ask('dk-shop/en-gb/basket/submit')
    const call = (name: string, payload?: object) => ask(`checkout/dk-shop/en-gb/${name}`, payload)
    const where = { isClinicDelivery: false, clinicId: null, delivery, billing: delivery }
    await call('updatecheckoutaddressinformation', where)
    const { days } = (await call('getcheckoutshippinginformation')).json()
    const day = days.find((one: { methods: string[] }) => one.methods.includes('nitrogenTank'))
    await call('setshippingdate', { method: 'nitrogenTank', dispatchOn: day.date })
    await call('submitshippingtab')
    return { call, donor, customerId }
  }

  const bytes = makeFileBytes('pdf')
  const attachment = {
    content: Buffer.from(bytes).toString('base64'),
    fileName: 'signed.pdf',
    contentType: 'application/pdf',
    length: bytes.length,
  }

  it('CHK-05 is filled for a delivery to New York, comes back signed with the order, and staff find it there', async () => {
    const { call } = await walk(inNewYork)
    expect((await call('getordersummary')).json()).toMatchObject({ needsNewYorkForm: true })
    const pdf = await call('getnewyorkpdf')
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(pdf.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
    const kept = (await call('uploadnewyorkform', attachment)).json()
    expect(kept).toMatchObject({ fileName: 'signed.pdf' })
    const agree = { acceptsTerms: true, acceptsPrivacy: true, newYorkFormId: kept.id }
    expect((await call('submitordersummarytab', agree)).json()).toMatchObject({ next: 'payment' })
    const { orderNumber } = (await call('startcardpayment', {})).json()
    const staff = await shop.app.inject({
      url: `/api/staff/orders/${orderNumber}`,
      headers: signInStaff('orders'),
    })
    expect(staff.json()).toMatchObject({
      papers: [{ paper: 'new-york-form', id: kept.id, fileName: 'signed.pdf' }],
      checks: expect.arrayContaining([expect.objectContaining({ code: 'new-york-form', passed: true })]),
    })
  })

  it('CHK-05 may come later, and is not taken from another customer', async () => {
    const [one, other] = [await walk(inNewYork), await walk(inNewYork)]
    const kept = (await other.call('uploadnewyorkform', attachment)).json()
    const agree = (newYorkFormId: string | null) =>
      one.call('submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true, newYorkFormId })
    expect((await agree(kept.id)).json().errors[0]).toMatchObject({
      code: 'file-gone',
      field: 'newYorkFormId',
    })
    expect((await agree(null)).json()).toMatchObject({ next: 'payment' })
  })

  it('CHK-05 comes after the order as well: filled for it, sent by its customer alone, once; before it nothing leaves', async () => {
    const { call, customerId } = await walk(inNewYork)
    await call('submitordersummarytab', { acceptsTerms: true, acceptsPrivacy: true })
    const { orderNumber } = (await call('startcardpayment', {})).json()
    const address = `/api/orders/${orderNumber}`
    const headers = signIn(customerId)
    const send = (who: object, payload: object = attachment) =>
      shop.app.inject({
        method: 'POST',
        url: `${address}/newyorkform`,
        headers: who as Record<string, string>,
        payload,
      })
    const readOrder = async () => (await shop.app.inject({ url: address, headers })).json()
    // Nothing is to be sent for what is not paid.
    expect((await send(headers)).json().errors[0].code).toBe('no-paper-missing')
    await shop.database.pool.query(
      `update shop."order" set order_state = 'placed', payment_state = 'paid', fulfilment_state = 'picked', placed_at = now() where number = $1`,
      [orderNumber],
    )
    const ship = () =>
      shop.app.inject({
        method: 'POST',
        url: `/api/staff/orders/${orderNumber}/actions/markShipped`,
        headers: signInStaff('orders'),
        payload: { trackingNumber: '1' },
      })
    expect((await ship()).json().errors[0].code).toBe('new-york-form-missing')
    expect((await readOrder()).newYorkForm).toBe('missing')
    const readNext = async () =>
      (await call(`getpaymentsuccessfulpagedetails?orderNumber=${orderNumber}`)).json().next
    expect(await readNext()).toEqual(['sign', 'prepare', 'leave', 'report'])
    const pdf = await shop.app.inject({ url: `${address}/newyorkpdf`, headers })
    expect(pdf.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
    const stranger = signIn(await addCustomer(shop.database.pool))
    expect((await send(stranger)).statusCode).toBe(404)
    expect((await shop.app.inject({ url: `${address}/newyorkpdf`, headers: stranger })).statusCode).toBe(404)
    expect((await send({})).statusCode).toBe(401)
    const text = Buffer.from('not a form'.repeat(1000)).toString('base64')
    const wrong = { ...attachment, content: text, length: 10_000 }
    expect((await send(headers, wrong)).json().errors[0].code).toBe('file-content')
    const kept = await send(headers)
    expect(kept.statusCode).toBe(201)
    expect((await readOrder()).newYorkForm).toBe('received')
    expect(await readNext()).toEqual(['prepare', 'leave', 'report'])
    expect((await send(headers)).json().errors[0].code).toBe('no-paper-missing')
    const staff = await shop.app.inject({
      url: `/api/staff/orders/${orderNumber}`,
      headers: signInStaff('orders'),
    })
    expect(staff.json()).toMatchObject({
      papers: [{ paper: 'new-york-form', id: kept.json().id, fileName: 'signed.pdf' }],
      checks: expect.arrayContaining([expect.objectContaining({ code: 'new-york-form', passed: true })]),
    })
    expect((await ship()).statusCode).toBe(200)
  })

  it('CHK-05 is not made for what goes elsewhere, and a text is no form', async () => {
    const { call } = await walk({ ...inNewYork, state: 'CA', postalCode: '90001' })
    expect((await call('getordersummary')).json()).toMatchObject({ needsNewYorkForm: false })
    expect((await call('getnewyorkpdf')).json().errors[0].code).toBe('form-not-needed')
    const content = Buffer.from('not a form'.repeat(1000)).toString('base64')
    const refused = await call('uploadnewyorkform', { ...attachment, content, length: 10_000 })
    expect(refused.json().errors[0].code).toBe('file-content')
    const visitor = await shop.app.inject({ url: '/api/commerce/checkout/dk-shop/en-gb/getnewyorkpdf' })
    expect(visitor.statusCode).toBe(401)
  })
})
