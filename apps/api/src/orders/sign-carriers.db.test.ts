import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts'
import { signIn, signInStaff } from '../testing/test-app.ts'
import { makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../testing/test-world.ts'
import { routes } from './routes.ts'

describe('the acknowledgement of a carrier finding, signed after the order', () => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop([basket, checkout, payments, routes])
  })
  afterAll(() => shop.close())

  async function orderOfCarrier() {
    const { app, services, database } = shop
    const donor = await addDonor(database.pool)
    await database.pool.query(`update shop.donor set carrier_genes = '{CFTR}' where id = $1`, [donor.id])
    const customerId = await addCustomer(database.pool)
    const shopper = makeShopper(app, services, customerId, 'private')
    const number = await shopper.buyByCard(donor, 1)
    const readNext = async () => (await shopper.askResult(number)).next
    const url = `/api/orders/${number}`
    const read = async () => (await app.inject({ url, headers: signIn(customerId) })).json()
    const sign = (signature: string, who = customerId) =>
      app.inject({
        method: 'POST',
        url: `${url}/carrieracknowledgement`,
        headers: signIn(who),
        payload: { signature, language: 'en-gb' },
      })
    const act = (action: string, payload: object = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/staff/orders/${number}/actions/${action}`,
        headers: signInStaff('orders'),
        payload,
      })
    return { donor, customerId, number, read, readNext, sign, act }
  }

  it('CHK-17 lets the order ship, and is kept with who signed and which text', async () => {
    const { donor, customerId, read, readNext, sign, act } = await orderOfCarrier()
    expect((await read()).carriersToSign).toEqual([{ donorId: donor.code, alias: expect.any(String) }])
    expect(await readNext()).toEqual(['sign', 'prepare', 'leave', 'report'])
    await act('markPicked')
    expect((await act('markShipped', { trackingNumber: 'T1' })).statusCode).toBe(422)
    const signed = await sign('Rosa Test')
    expect([signed.statusCode, signed.json().carriersToSign]).toEqual([200, []])
    expect(await readNext()).toEqual(['prepare', 'leave', 'report'])
    const paper = `carrier-acknowledgement:${donor.code}`
    const { rows } = await shop.database.pool.query(
      `select purpose, text_version "textVersion", given from shop.consent
       where customer_id = $1 and purpose = $2`,
      [customerId, paper],
    )
    expect(rows).toEqual([{ purpose: paper, textVersion: expect.stringMatching(/^dk\//), given: true }])
    const notes = await shop.database.pool.query(
      `select data from shop.order_history where reason = 'paper-received' and data->>'paper' = $1`,
      [paper],
    )
    expect(notes.rows).toMatchObject([{ data: { signature: 'Rosa Test', where: 'account' } }])
    expect((await act('markShipped', { trackingNumber: 'T1' })).statusCode).toBe(200)
  })

  it('is a name, of the customer themselves, once, and of what has not left', async () => {
    const { read, sign, act } = await orderOfCarrier()
    for (const nobody of ['', '  ', 'R', '123'])
      expect((await sign(nobody)).json().errors[0]).toMatchObject({
        code: 'signature-not-a-name',
        field: 'signature',
      })
    const stranger = await addCustomer(shop.database.pool)
    expect((await sign('Eve Test', stranger)).statusCode).toBe(404)
    expect((await read()).carriersToSign).toHaveLength(1)
    const both = await Promise.all([sign('Rosa Test'), sign('Rosa Test')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const { act: actOnOther, read: readOther, sign: signOther } = await orderOfCarrier()
    await actOnOther('cancel', { reason: 'asked by customer' })
    expect((await readOther()).carriersToSign).toEqual([])
    expect((await signOther('Rosa Test')).json().errors[0].code).toBe('no-paper-missing')
    expect((await act('recordCarrierAcknowledgement', { reason: 'file 1' })).json().errors[0].code).toBe(
      'no-paper-missing',
    )
  })
})
