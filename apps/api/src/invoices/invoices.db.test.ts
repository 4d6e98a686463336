import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { transaction } from '@kindred/database/transaction'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as basket } from '../basket/routes.ts'
import { routes as checkout } from '../checkout/routes.ts'
import { findOrderByNumber } from '../orders/move-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { routes as orders } from '../orders/routes.ts'
import { tasks as paymentTasks } from '../payments/jobs.ts'
import { routes as payments } from '../payments/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, makeShopper } from '../testing/test-shopper.ts'
import { addCustomer, addDonor, clinicId } from '../testing/test-world.ts'
import { creditInvoice } from './credit-invoice.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [basket, checkout, orders, payments, routes])
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

async function buy(how: 'card' | 'invoice' = 'card') {
  const donor = await addDonor(database.pool)
  const clientType = how === 'card' ? 'private' : 'professional'
  const customerId = await addCustomer(database.pool, { clientType })
  const shopper = makeShopper(app, services, customerId, clientType)
  const number =
    how === 'card' ? await shopper.buyByCard(donor, 2) : await shopper.buyByInvoice(donor, 2, clinicId)
  return { customerId, clientType, number, order: await readOrder(number) } as const
}

async function readOrder(number: string): Promise<OrderRow> {
  const order = await findOrderByNumber(database.pool, number)
  if (!order) throw new Error(`No order ${number}`)
  return order
}

type Paper = {
  kind: string
  number: string
  sequence: number
  total: number
  tax: number
  content: Record<string, never>
}

async function listPapers(orderId: string): Promise<Paper[]> {
  const { rows } = await database.pool.query<Paper>(
    `select kind, number, sequence, total_minor total, tax_minor tax, content from shop.invoice where order_id = $1
     order by created_at, kind, sequence`,
    [orderId],
  )
  return rows
}

/** Every series counts from one to its last number. */
async function expectNoGaps() {
  const { rows } = await database.pool.query<{ numbers: number[]; last: number }>(
    `select array_agg(i.sequence order by i.sequence) numbers, s.last_number last from shop.invoice i
     join shop.invoice_series s using (legal_department_id, kind, year)
     group by legal_department_id, kind, year, s.last_number`,
  )
  for (const { numbers, last } of rows)
    expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1))
}

const fetchPdf = (url: string, headers = {}) => app.inject({ url, headers })
const act = (number: string, action: string) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/orders/${number}/actions/${action}`,
    headers: signInStaff('orders'),
    payload: { reason: 'the customer asked' },
  })

describe('an invoice', () => {
  it('is made with the payment, comes to the order to the cent, and is told with the order', async () => {
    const { number, order, customerId } = await buy()
    const [invoice] = await listPapers(order.id)
    expect(invoice).toMatchObject({ kind: 'invoice', total: order.totalMinor, tax: order.taxMinor })
    expect(invoice?.number).toMatch(/^I1-2026-\d{6}$/)
    expect(invoice?.content).toMatchObject({
      orderNumber: number,
      treatment: 'standard',
      isNet: false,
      dueOn: null,
      seller: { legalName: 'Kindred Test A/S', vatNumber: 'DK12345678' },
    })
    const shown = await app.inject({ url: `/api/orders/${number}`, headers: signIn(customerId) })
    expect(shown.json().invoices).toEqual([
      {
        kind: 'invoice',
        number: invoice?.number,
        issuedOn: '2026-05-04',
        total: { amountMinor: order.totalMinor, currency: 'EUR' },
      },
    ])
  })

  it('is made when a clinic orders, without tax in its lines and with the day to pay', async () => {
    const { order } = await buy('invoice')
    const [invoice] = await listPapers(order.id)
    expect(invoice?.content).toMatchObject({
      isNet: true,
      dueOn: '2026-05-18',
      buyer: { organisationName: 'Fjord Clinic' },
    })
  })

  it('is saved as PDF by whom it is made out to and by the order desk, and by nobody else', async () => {
    const { order, customerId } = await buy()
    const [invoice] = await listPapers(order.id)
    const own = await fetchPdf(`/api/invoices/${invoice?.number}/pdf`, signIn(customerId))
    expect(own.statusCode).toBe(200)
    expect(own.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(own.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(own.headers['content-disposition']).toContain(`${invoice?.number}.pdf`)
    const stranger = signIn(await addCustomer(database.pool))
    expect((await fetchPdf(`/api/invoices/${invoice?.number}/pdf`, stranger)).statusCode).toBe(404)
    expect((await fetchPdf(`/api/invoices/${invoice?.number}/pdf`)).statusCode).toBe(401)
    expect((await fetchPdf('/api/invoices/I1-2026-999999/pdf', stranger)).statusCode).toBe(404)
    expect((await fetchPdf("/api/invoices/I1'--/pdf", stranger)).statusCode).toBe(400)
    const staff = `/api/staff/invoices/${invoice?.number}/pdf`
    expect((await fetchPdf(staff, signInStaff('orders'))).statusCode).toBe(200)
    expect((await fetchPdf(staff, signInStaff('lab'))).statusCode).toBe(403)
    expect((await fetchPdf(staff, signIn(customerId))).statusCode).toBe(401)
  })

  it('is never changed or deleted, not even by hand', async () => {
    const { order } = await buy()
    await expect(
      database.pool.query(
        'update shop.invoice set total_minor = 1, net_minor = 1, tax_minor = 0 where order_id = $1',
        [order.id],
      ),
    ).rejects.toThrow('append-only')
    await expect(
      database.pool.query('delete from shop.invoice where order_id = $1', [order.id]),
    ).rejects.toThrow('append-only')
  })
})

describe('numbers of invoices', () => {
  it('have no gap and no double when many order at once', async () => {
    const bought = await Promise.all(Array.from({ length: 4 }, () => buy('invoice')))
    for (const { order } of bought) expect(await listPapers(order.id)).toHaveLength(1)
    await expectNoGaps()
  })

  it('are given again when a transaction that took one is rolled back beside others', async () => {
    const bought = await Promise.all(Array.from({ length: 5 }, () => buy('invoice')))
    const settled = await Promise.allSettled(
      bought.map(({ order }, at) =>
        transaction(database.pool, async (tx) => {
          await creditInvoice(tx, services, order, { kind: 'rest' })
          if (at === 2) throw new Error('given up')
        }),
      ),
    )
    expect(settled.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ])
    await expectNoGaps()
    const { rows } = await database.pool.query(
      `select s.last_number::int last, count(i.*)::int made from shop.invoice_series s
       join shop.invoice i using (legal_department_id, kind, year) where s.kind = 'creditNote' group by 1`,
    )
    expect(rows).toEqual([{ last: 4, made: 4 }])
  })

  it('begin anew with the year of the shop', async () => {
    const later = makeTestServices(database)
    later.moveClock(60 * 24 * 365)
    const { order } = await buy()
    const credited = await transaction(database.pool, (tx) =>
      creditInvoice(tx, later, order, { kind: 'rest' }),
    )
    expect(credited).toMatchObject({ ok: true, value: { number: 'C1-2027-000001', issuedOn: '2027-05-04' } })
  })
})

describe('a credit note', () => {
  it('takes back the whole invoice with the refund, and names it', async () => {
    const { number, order, customerId } = await buy()
    expect((await act(number, 'refund')).statusCode).toBe(200)
    expect(await listPapers(order.id)).toHaveLength(1)
    await runJobs(services, paymentTasks, 'payments.refund')
    await deliverEvents(app, services)
    const [invoice, note] = await listPapers(order.id)
    expect(note).toMatchObject({ kind: 'creditNote', total: order.totalMinor, tax: order.taxMinor })
    expect(note?.content).toMatchObject({ credits: { number: invoice?.number, issuedOn: '2026-05-04' } })
    expect(JSON.stringify(note?.content)).not.toContain('the customer asked')
    const own = await fetchPdf(`/api/invoices/${note?.number}/pdf`, signIn(customerId))
    expect(own.statusCode).toBe(200)
  })

  it('takes back an invoice that nobody is to pay any more', async () => {
    const { number, order } = await buy('invoice')
    expect((await act(number, 'cancel')).statusCode).toBe(200)
    expect((await listPapers(order.id)).map(({ kind, total }) => ({ kind, total }))).toEqual([
      { kind: 'invoice', total: order.totalMinor },
      { kind: 'creditNote', total: order.totalMinor },
    ])
  })

  it('is made line by line and never exceeds its invoice', async () => {
    const { order } = await buy()
    const [invoice] = await listPapers(order.id)
    const lines: { orderLineId: string; productKind: string; grossMinor: number }[] =
      invoice?.content.lines ?? []
    const straws = lines.find(({ productKind }) => productKind === 'strawDelivery')
    const credit = (wish: Parameters<typeof creditInvoice>[3]) =>
      transaction(database.pool, (tx) => creditInvoice(tx, services, order, wish))
    const part = Math.round((straws?.grossMinor ?? 0) * 0.75)
    const line = { orderLineId: straws?.orderLineId ?? '', amountMinor: part }
    expect(await credit({ kind: 'lines', lines: [line] })).toMatchObject({
      ok: true,
      value: { totalMinor: part },
    })
    expect(await credit({ kind: 'lines', lines: [line] })).toMatchObject({
      ok: false,
      error: { code: 'credit-exceeds-invoice' },
    })
    expect(await credit({ kind: 'rest' })).toMatchObject({
      ok: true,
      value: { totalMinor: order.totalMinor - part },
    })
    const notes = (await listPapers(order.id)).filter(({ kind }) => kind === 'creditNote')
    expect(notes.reduce((sum, { tax }) => sum + tax, 0)).toBe(order.taxMinor)
    expect(await credit({ kind: 'rest' })).toMatchObject({ ok: false, error: { code: 'nothing-to-credit' } })
    await expect(
      database.pool.query(
        `insert into shop.invoice (kind, number, legal_department_id, year, sequence, order_id, credited_invoice_id,
           issued_on, language, currency, net_minor, tax_minor, total_minor, content)
         select 'creditNote', 'C9-2026-000001', 9, 2026, 1, order_id, id, issued_on, language, currency, 1, 0, 1, content
         from shop.invoice where order_id = $1 and kind = 'invoice'`,
        [order.id],
      ),
    ).rejects.toThrow('exceeds its invoice')
  })
})
