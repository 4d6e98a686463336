import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { deliverEvents } from '../testing/test-shopper.ts'
import { addCustomer } from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { base, openRequestDesk, type RequestDesk, wish } from './testing/request-desk.ts'

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk()
})
afterAll(() => desk.close())

describe('a payment that staff ask for', () => {
  it('CHK-13 CHK-18 is paid once through the link, by the signed event alone, and both are written to', async () => {
    const { link, token } = await desk.ask()
    expect(link).toMatch(/\/en-gb\/dk-shop\/private\/pay\/#[A-Za-z0-9_-]{43}$/)
    expect(await desk.listMails('paymentRequested')).toMatchObject([
      { to: 'somebody@example.test', values: { link, amountMinor: 12_000, currency: 'EUR' } },
    ])
    const asked = (await desk.read(token)).json()
    expect(asked).toMatchObject({
      productKind: 'standalonePaymentProduct',
      reason: 'Late return of the tank',
      amount: { amountMinor: 12_000, currency: 'EUR' },
      state: 'open',
      isPending: false,
    })
    expect(JSON.stringify(asked)).not.toContain('somebody@')
    const { reference } = await desk.start(token)
    const way = await desk.pay(reference)
    expect(way.headers.location).toContain('/en-gb/dk-shop/private/pay/?back=paid')
    expect(way.headers.location).not.toContain(token)
    expect((await desk.read(token)).json()).toMatchObject({ state: 'open', isPending: true })
    expect(await deliverEvents(desk.app, desk.services)).toEqual([200])
    expect((await desk.read(token)).json()).toMatchObject({ state: 'paid', isPending: false })
    expect(await desk.listMails('paymentReceived')).toHaveLength(1)
    const again = await desk.start(token)
    expect(again.answer.statusCode).toBe(422)
    expect(again.answer.json().errors[0].code).toBe('request-paid')
  })

  it('CHK-18 asks the bank for a 3-D Secure card; a declined one takes nothing and another may follow', async () => {
    const { token } = await desk.ask()
    const first = await desk.start(token)
    await desk.pay(first.reference, '4000000000000002')
    await deliverEvents(desk.app, desk.services)
    expect((await desk.read(token)).json()).toMatchObject({ state: 'open', failureCode: 'card-declined' })
    const second = await desk.start(token)
    expect(second.reference).not.toBe(first.reference)
    expect((await desk.pay(second.reference, '4000002500003155')).headers.location).toBe(
      `/sandbox-pay/${second.reference}`,
    )
    await desk.send(`${second.reference}/challenge`, { answer: 'approve' })
    await deliverEvents(desk.app, desk.services)
    expect((await desk.read(token)).json()).toMatchObject({ state: 'paid' })
  })

  it('CHK-18 leads who presses twice, in two windows, to one page', async () => {
    const { token } = await desk.ask()
    const started = await Promise.all([desk.start(token), desk.start(token), desk.start(token)])
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
  })

  it('CHK-18 counts an event that comes twice once', async () => {
    const { token } = await desk.ask()
    const { reference } = await desk.start(token)
    await desk.pay(reference, '4000000000000341')
    const before = (await desk.listMails('paymentReceived')).length
    expect(await deliverEvents(desk.app, desk.services)).toEqual([200, 200])
    expect((await desk.read(token)).json()).toMatchObject({ state: 'paid' })
    expect(await desk.listMails('paymentReceived')).toHaveLength(before + 1)
  })

  it('CHK-18 is taken back by staff: the link pays nothing, and money that was quicker goes back', async () => {
    const { id, token } = await desk.ask()
    const { reference } = await desk.start(token)
    await desk.pay(reference)
    expect((await desk.staff(`/${id}/cancel`)).json()).toMatchObject({ state: 'cancelled' })
    expect((await desk.start(token)).answer.json().errors[0].code).toBe('request-cancelled')
    await deliverEvents(desk.app, desk.services)
    expect((await desk.read(token)).json()).toMatchObject({ state: 'cancelled' })
    await runJobs(desk.services, tasks, 'paymentRequests.cancelTry')
    expect(await runJobs(desk.services, tasks, 'paymentRequests.refundTry')).toBe(1)
    const { rows } = await desk.database.pool.query('select state from shop.sandbox_payment where id = $1', [
      reference,
    ])
    expect(rows).toEqual([{ state: 'refunded' }])
    expect((await desk.staff(`/${id}/cancel`)).json().errors[0].code).toBe('request-cancelled')
  })

  it('CHK-18 ends with its last day', async () => {
    const { token, id } = await desk.ask({ days: 1 })
    desk.services.moveClock(60 * 24)
    expect((await desk.read(token)).json()).toMatchObject({ state: 'expired' })
    expect((await desk.start(token)).answer.json().errors[0].code).toBe('request-expired')
    expect((await desk.staff(`/${id}/cancel`)).json().errors[0].code).toBe('request-expired')
  })

  it('CHK-13 tells nothing to who has no link, and keeps no token', async () => {
    const { token } = await desk.ask()
    expect((await desk.read('a'.repeat(43))).statusCode).toBe(404)
    expect((await desk.read('short')).statusCode).toBe(400)
    const elsewhere = `/api/commerce/checkout/uk-shop/en-gb/getstandalonepaymentinformationasync`
    expect((await desk.post(elsewhere, { token })).statusCode).toBe(404)
    const { rows } = await desk.database.pool.query('select r::text as all from shop.payment_request r')
    expect(rows.some((row) => row.all.includes(token))).toBe(false)
  })

  it('CHK-14 gives the billing address to the owner of the account alone', async () => {
    const customerId = await addCustomer(desk.database.pool)
    const { rows } = await desk.database.pool.query('select email from shop.customer where id = $1', [
      customerId,
    ])
    await desk.database.pool.query(
      `insert into shop.customer_address (customer_id, kind, full_name, line1, postal_code, city, country)
       values ($1, 'billing', 'Ada Test', 'Nørregade 3', '8000', 'Aarhus', 'DK')`,
      [customerId],
    )
    const { token } = await desk.ask({ email: rows[0].email })
    const { number } = (await desk.read(token)).json()
    const address = async (headers = {}) =>
      (
        await desk.app.inject({
          url: `${base}/getstandalonepaymentaddressinformationasync?number=${number}`,
          headers,
        })
      ).json()
    expect(await address(signIn(customerId))).toMatchObject({
      billing: { line1: 'Nørregade 3', city: 'Aarhus' },
    })
    expect(await address(signIn(await addCustomer(desk.database.pool)))).toEqual({ billing: null })
    expect(await address()).toEqual({ billing: null })
  })

  it.each([
    [{ amountMinor: 0 }, 400],
    [{ amountMinor: -5 }, 400],
    [{ amountMinor: 1.5 }, 400],
    [{ amountMinor: 1e12 }, 400],
    [{ days: 0 }, 400],
    [{ days: 400 }, 400],
    [{ reason: '' }, 400],
    [{ shopCode: 'xx' }, 422],
    [{ email: 'nobody' }, 422],
    [{ language: 'ja-jp' }, 422],
    [{ currency: 'USD' }, 400],
  ])('CHK-18 refuses a request with %o', async (part, status) => {
    expect((await desk.staff('', { ...wish, ...part })).statusCode).toBe(status)
  })

  it('CHK-18 is made by the order desk alone', async () => {
    expect((await desk.staff('', wish, 'editor')).statusCode).toBe(403)
    expect((await desk.post('/api/staff/payment-requests', wish)).statusCode).toBe(401)
    expect((await desk.staff('/5d0a1c1e-0000-4000-8000-000000000009/cancel')).statusCode).toBe(404)
  })
})
