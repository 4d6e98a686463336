import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signInStaff } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { deliverEvents } from '../testing/test-shopper.ts'
import { addCustomer } from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { base, openRequestDesk, type RequestDesk, type Wish } from './testing/request-desk.ts'

let desk: RequestDesk

beforeAll(async () => {
  desk = await openRequestDesk()
})
afterAll(() => desk.close())

describe('the invoice of a payment that staff asked for', () => {
  const invoices = async () =>
    (
      await desk.database.pool.query(
        `select number, sequence, net_minor net, tax_minor tax, total_minor total, content, payment_request_id "requestId"
         from shop.invoice order by sequence`,
      )
    ).rows
  const buy = async (part: Wish = {}) => {
    const one = await desk.ask(part)
    expect((await desk.read(one.token)).json().invoiceNumber).toBe(null)
    const { reference } = await desk.start(one.token)
    await desk.pay(reference)
    return one
  }
  const fetchPdf = (token: string) => desk.post(`${base}/getstandalonepaymentinvoice`, { token })

  it('CHK-13 is made with its money, under the next number, with the tax that is in the amount', async () => {
    const before = await invoices()
    const ones = [await buy(), await buy({ reason: 'Second tank' }), await buy()]
    await Promise.all([deliverEvents(desk.app, desk.services), deliverEvents(desk.app, desk.services)])
    const made = (await invoices()).slice(before.length)
    expect(made.map(({ sequence }) => sequence)).toEqual([1, 2, 3].map((step) => before.length + step))
    const second = made.find(({ requestId }) => requestId === ones[1]?.id)
    expect(second).toMatchObject({ net: 9_600, tax: 2_400, total: 12_000 })
    expect(second.content).toMatchObject({
      buyer: { address: { fullName: 'somebody@example.test' } },
      paymentMethod: 'card',
      dueOn: null,
      lines: [{ productKind: 'standalonePaymentProduct', description: { reason: 'Second tank' } }],
    })
    expect((await desk.read(ones[1]?.token ?? '')).json()).toMatchObject({ invoiceNumber: second.number })
  })

  it('CHK-13 is had by the holder of the link and by staff as PDF, by nobody else, and not before it is paid', async () => {
    const one = await buy()
    expect((await fetchPdf(one.token)).statusCode).toBe(404)
    await deliverEvents(desk.app, desk.services)
    const pdf = await fetchPdf(one.token)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fetchPdf('a'.repeat(43))).statusCode).toBe(404)
    const listed: { id: string; invoiceNumber: string }[] = (
      await desk.app.inject({ url: '/api/staff/payment-requests', headers: signInStaff('orders') })
    ).json()
    const number = listed.find(({ id }) => id === one.id)?.invoiceNumber
    const url = `/api/staff/invoices/${number}/pdf`
    expect((await desk.app.inject({ url, headers: signInStaff('orders') })).statusCode).toBe(200)
    expect(
      (
        await desk.app.inject({
          url: `/api/invoices/${number}/pdf`,
          headers: signIn(await addCustomer(desk.database.pool)),
        })
      ).statusCode,
    ).toBe(404)
  })

  it('is made out to the billing address of the account, and not at all for money that goes back', async () => {
    const customerId = await addCustomer(desk.database.pool)
    const { rows } = await desk.database.pool.query('select email from shop.customer where id = $1', [
      customerId,
    ])
    await desk.database.pool.query(
      `insert into shop.customer_address (customer_id, kind, full_name, line1, postal_code, city, country)
       values ($1, 'billing', 'Ada Test', 'Nørregade 3', '8000', 'Aarhus', 'DK')`,
      [customerId],
    )
    await buy({ email: rows[0].email })
    await deliverEvents(desk.app, desk.services)
    const before = await invoices()
    expect(before.at(-1).content.buyer.address).toMatchObject({ fullName: 'Ada Test', city: 'Aarhus' })
    const cancelled = await buy()
    await desk.staff(`/${cancelled.id}/cancel`)
    await deliverEvents(desk.app, desk.services)
    await runJobs(desk.services, tasks, 'paymentRequests.refundTry')
    expect(await invoices()).toHaveLength(before.length)
  })
})
