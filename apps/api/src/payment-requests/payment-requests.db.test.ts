import { createSeal } from '@kindred/database/seal'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes as invoiceRoutes } from '../invoices/routes.ts'
import { routes as payments } from '../payments/routes.ts'
import { routes as reconciliation } from '../reconciliation/routes.ts'
import { buildTestApp, signIn, signInStaff } from '../testing/test-app.ts'
import { listJobs, runJobs } from '../testing/test-jobs.ts'
import { makeTestServices } from '../testing/test-services.ts'
import { deliverEvents, deliverTo } from '../testing/test-shopper.ts'
import { addCustomer } from '../testing/test-world.ts'
import { tasks } from './jobs.ts'
import { routes } from './routes.ts'

let database: TestDatabase
let services: ReturnType<typeof makeTestServices>
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  services = makeTestServices(database)
  app = await buildTestApp(services, [payments, invoiceRoutes, reconciliation, routes])
  // The page that an editor published for it.
  const { rows } = await database.pool.query(
    `insert into cms.pages (kind, area, epi_id, _status) values ('StandalonePaymentPage', 'shop', 9001, 'published') returning id`,
  )
  await database.pool.query(
    `insert into cms.pages_locales (_parent_id, _locale, title, slug, is_published) values ($1, 'en-GB', 'Pay', 'pay', true)`,
    [rows[0].id],
  )
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const base = '/api/commerce/checkout/dk-shop/en-gb'
const wish = {
  shopCode: 'dk',
  email: 'somebody@example.test',
  language: 'en-gb',
  reason: 'Late return of the tank',
  amountMinor: 12_000,
  days: 14,
}

const post = (url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers })
const staff = (url: string, payload: object = {}, role = 'orders') =>
  post(`/api/staff/payment-requests${url}`, payload, signInStaff(role))

async function ask(part: Partial<typeof wish> = {}) {
  const answer = await staff('', { ...wish, ...part })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const { request, link } = answer.json()
  return { id: request.id as string, link: link as string, token: link.split('#')[1] as string }
}

const read = (token: string) => post(`${base}/getstandalonepaymentinformationasync`, { token })
const start = async (token: string) => {
  const answer = await post(`${base}/startstandalonepayment`, { token })
  return {
    answer,
    reference:
      String(answer.json().redirectUrl ?? '')
        .split('/')
        .at(-1) ?? '',
  }
}
const send = (path: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/sandbox-pay/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
const pay = (reference: string, number = '4242424242424242') =>
  send(reference, { number, expiry: '12/30', code: '123' })

/** What the waiting mails of a template say. */
async function listMails(template: string) {
  const seal = createSeal(services.config.keys.seal)
  const jobs = await listJobs(database.pool, 'mail.send')
  return jobs
    .map(({ payload }) => JSON.parse(seal.open((payload as { sealed: string }).sealed, 'mail') ?? '{}'))
    .filter((mail) => mail.template === template)
}

describe('a payment that staff ask for', () => {
  it('CHK-13 CHK-18 is paid once through the link, by the signed event alone, and both are written to', async () => {
    const { link, token } = await ask()
    expect(link).toMatch(/\/en-gb\/dk-shop\/private\/pay\/#[A-Za-z0-9_-]{43}$/)
    expect(await listMails('paymentRequested')).toMatchObject([
      { to: 'somebody@example.test', values: { link, amountMinor: 12_000, currency: 'EUR' } },
    ])
    const asked = (await read(token)).json()
    expect(asked).toMatchObject({
      productKind: 'standalonePaymentProduct',
      reason: 'Late return of the tank',
      amount: { amountMinor: 12_000, currency: 'EUR' },
      state: 'open',
      isPending: false,
    })
    expect(JSON.stringify(asked)).not.toContain('somebody@')
    const { reference } = await start(token)
    const way = await pay(reference)
    expect(way.headers.location).toContain('/en-gb/dk-shop/private/pay/?back=paid')
    expect(way.headers.location).not.toContain(token)
    expect((await read(token)).json()).toMatchObject({ state: 'open', isPending: true })
    expect(await deliverEvents(app, services)).toEqual([200])
    expect((await read(token)).json()).toMatchObject({ state: 'paid', isPending: false })
    expect(await listMails('paymentReceived')).toHaveLength(1)
    const again = await start(token)
    expect(again.answer.statusCode).toBe(422)
    expect(again.answer.json().errors[0].code).toBe('request-paid')
  })

  it('CHK-18 asks the bank for a 3-D Secure card; a declined one takes nothing and another may follow', async () => {
    const { token } = await ask()
    const first = await start(token)
    await pay(first.reference, '4000000000000002')
    await deliverEvents(app, services)
    expect((await read(token)).json()).toMatchObject({ state: 'open', failureCode: 'card-declined' })
    const second = await start(token)
    expect(second.reference).not.toBe(first.reference)
    expect((await pay(second.reference, '4000002500003155')).headers.location).toBe(
      `/sandbox-pay/${second.reference}`,
    )
    await send(`${second.reference}/challenge`, { answer: 'approve' })
    await deliverEvents(app, services)
    expect((await read(token)).json()).toMatchObject({ state: 'paid' })
  })

  it('CHK-18 leads who presses twice, in two windows, to one page', async () => {
    const { token } = await ask()
    const started = await Promise.all([start(token), start(token), start(token)])
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
  })

  it('CHK-18 counts an event that comes twice once', async () => {
    const { token } = await ask()
    const { reference } = await start(token)
    await pay(reference, '4000000000000341')
    const before = (await listMails('paymentReceived')).length
    expect(await deliverEvents(app, services)).toEqual([200, 200])
    expect((await read(token)).json()).toMatchObject({ state: 'paid' })
    expect(await listMails('paymentReceived')).toHaveLength(before + 1)
  })

  it('CHK-18 is taken back by staff: the link pays nothing, and money that was quicker goes back', async () => {
    const { id, token } = await ask()
    const { reference } = await start(token)
    await pay(reference)
    expect((await staff(`/${id}/cancel`)).json()).toMatchObject({ state: 'cancelled' })
    expect((await start(token)).answer.json().errors[0].code).toBe('request-cancelled')
    await deliverEvents(app, services)
    expect((await read(token)).json()).toMatchObject({ state: 'cancelled' })
    await runJobs(services, tasks, 'paymentRequests.cancelTry')
    expect(await runJobs(services, tasks, 'paymentRequests.refundTry')).toBe(1)
    const { rows } = await database.pool.query('select state from shop.sandbox_payment where id = $1', [
      reference,
    ])
    expect(rows).toEqual([{ state: 'refunded' }])
    expect((await staff(`/${id}/cancel`)).json().errors[0].code).toBe('request-cancelled')
  })

  it('CHK-18 ends with its last day', async () => {
    const { token, id } = await ask({ days: 1 })
    services.moveClock(60 * 24)
    expect((await read(token)).json()).toMatchObject({ state: 'expired' })
    expect((await start(token)).answer.json().errors[0].code).toBe('request-expired')
    expect((await staff(`/${id}/cancel`)).json().errors[0].code).toBe('request-expired')
  })

  it('CHK-13 tells nothing to who has no link, and keeps no token', async () => {
    const { token } = await ask()
    expect((await read('a'.repeat(43))).statusCode).toBe(404)
    expect((await read('short')).statusCode).toBe(400)
    const elsewhere = `/api/commerce/checkout/uk-shop/en-gb/getstandalonepaymentinformationasync`
    expect((await post(elsewhere, { token })).statusCode).toBe(404)
    const { rows } = await database.pool.query('select r::text as all from shop.payment_request r')
    expect(rows.some((row) => row.all.includes(token))).toBe(false)
  })

  it('CHK-14 gives the billing address to the owner of the account alone', async () => {
    const customerId = await addCustomer(database.pool)
    const { rows } = await database.pool.query('select email from shop.customer where id = $1', [customerId])
    await database.pool.query(
      `insert into shop.customer_address (customer_id, kind, full_name, line1, postal_code, city, country)
       values ($1, 'billing', 'Ada Test', 'Nørregade 3', '8000', 'Aarhus', 'DK')`,
      [customerId],
    )
    const { token } = await ask({ email: rows[0].email })
    const { number } = (await read(token)).json()
    const address = async (headers = {}) =>
      (
        await app.inject({
          url: `${base}/getstandalonepaymentaddressinformationasync?number=${number}`,
          headers,
        })
      ).json()
    expect(await address(signIn(customerId))).toMatchObject({
      billing: { line1: 'Nørregade 3', city: 'Aarhus' },
    })
    expect(await address(signIn(await addCustomer(database.pool)))).toEqual({ billing: null })
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
    expect((await staff('', { ...wish, ...part })).statusCode).toBe(status)
  })

  it('CHK-18 is made by the order desk alone', async () => {
    expect((await staff('', wish, 'editor')).statusCode).toBe(403)
    expect((await post('/api/staff/payment-requests', wish)).statusCode).toBe(401)
    expect((await staff('/5d0a1c1e-0000-4000-8000-000000000009/cancel')).statusCode).toBe(404)
  })
})

describe('the invoice of a payment that staff asked for', () => {
  const invoices = async () =>
    (
      await database.pool.query(
        `select number, sequence, net_minor net, tax_minor tax, total_minor total, content, payment_request_id "requestId"
         from shop.invoice order by sequence`,
      )
    ).rows
  const buy = async (part: Partial<typeof wish> = {}) => {
    const one = await ask(part)
    expect((await read(one.token)).json().invoiceNumber).toBe(null)
    const { reference } = await start(one.token)
    await pay(reference)
    return one
  }
  const fetchPdf = (token: string) => post(`${base}/getstandalonepaymentinvoice`, { token })

  it('CHK-13 is made with its money, under the next number, with the tax that is in the amount', async () => {
    const before = await invoices()
    const ones = [await buy(), await buy({ reason: 'Second tank' }), await buy()]
    await Promise.all([deliverEvents(app, services), deliverEvents(app, services)])
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
    expect((await read(ones[1]?.token ?? '')).json()).toMatchObject({ invoiceNumber: second.number })
  })

  it('CHK-13 is had by the holder of the link and by staff as PDF, by nobody else, and not before it is paid', async () => {
    const one = await buy()
    expect((await fetchPdf(one.token)).statusCode).toBe(404)
    await deliverEvents(app, services)
    const pdf = await fetchPdf(one.token)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fetchPdf('a'.repeat(43))).statusCode).toBe(404)
    const listed: { id: string; invoiceNumber: string }[] = (
      await app.inject({ url: '/api/staff/payment-requests', headers: signInStaff('orders') })
    ).json()
    const number = listed.find(({ id }) => id === one.id)?.invoiceNumber
    const url = `/api/staff/invoices/${number}/pdf`
    expect((await app.inject({ url, headers: signInStaff('orders') })).statusCode).toBe(200)
    expect(
      (
        await app.inject({
          url: `/api/invoices/${number}/pdf`,
          headers: signIn(await addCustomer(database.pool)),
        })
      ).statusCode,
    ).toBe(404)
  })

  it('is made out to the billing address of the account, and not at all for money that goes back', async () => {
    const customerId = await addCustomer(database.pool)
    const { rows } = await database.pool.query('select email from shop.customer where id = $1', [customerId])
    await database.pool.query(
      `insert into shop.customer_address (customer_id, kind, full_name, line1, postal_code, city, country)
       values ($1, 'billing', 'Ada Test', 'Nørregade 3', '8000', 'Aarhus', 'DK')`,
      [customerId],
    )
    await buy({ email: rows[0].email })
    await deliverEvents(app, services)
    const before = await invoices()
    expect(before.at(-1).content.buyer.address).toMatchObject({ fullName: 'Ada Test', city: 'Aarhus' })
    const cancelled = await buy()
    await staff(`/${cancelled.id}/cancel`)
    await deliverEvents(app, services)
    await runJobs(services, tasks, 'paymentRequests.refundTry')
    expect(await invoices()).toHaveLength(before.length)
  })
})

describe('a payment that is disputed', () => {
  const cards = { open: '4000000000000259', won: '4000000000000267', lost: '4000000000000275' } as const
  const get = async (path: string) =>
    (await app.inject({ url: `/api/staff/${path}`, headers: signInStaff('orders') })).json()
  const dispute = async (outcome: keyof typeof cards) => {
    const one = await ask()
    const { reference } = await start(one.token)
    await pay(reference, cards[outcome])
    await deliverEvents(app, services)
    const requests: { id: string; number: string; state: string }[] = await get('payment-requests')
    const seen = requests.find(({ id }) => id === one.id)
    return { ...one, number: seen?.number ?? '', state: seen?.state }
  }
  const alerts = async (number: string) =>
    (await get('alerts')).flatMap((alert: { kind: string; subject: string }) =>
      alert.subject === number ? [alert.kind] : [],
    )
  const check = () => post('/api/staff/alerts/check', {}, signInStaff('orders'))

  it.each([
    ['open', 'disputed', ['payment-disputed']],
    ['won', 'paid', []],
    ['lost', 'chargedBack', ['payment-lost']],
  ] as const)('is shown to staff with an alert, and asks nobody again: %s', async (outcome, state, kinds) => {
    const one = await dispute(outcome)
    expect(one.state).toBe(state)
    expect(await alerts(one.number)).toEqual(kinds)
    // The nightly comparison finds what the event told, and nothing else.
    await check()
    expect(await alerts(one.number)).toEqual(kinds)
    expect((await read(one.token)).json()).toMatchObject({ state: 'paid' })
    expect((await start(one.token)).answer.json().errors[0].code).toBe('request-paid')
  })

  it('ends once, however often and in whatever order the provider tells it', async () => {
    const one = await ask()
    const { reference } = await start(one.token)
    await pay(reference, cards.lost)
    const jobs = await listJobs(database.pool, 'sandbox.deliverEvent')
    const tell = async (type: string) => {
      const job = jobs.find(({ payload }) => (payload as { type: string }).type === type)
      await deliverTo(app, services, job?.payload)
    }
    await tell('payment.succeeded')
    await tell('payment.disputeLost')
    await Promise.all([tell('payment.disputed'), tell('payment.disputeLost'), tell('payment.disputed')])
    await deliverEvents(app, services)
    const { rows } = await database.pool.query(
      `select t.state, d.state dispute from shop.payment_request_try t join shop.payment_dispute d on d.request_try_id = t.id
       where t.request_id = $1`,
      [one.id],
    )
    expect(rows).toEqual([{ state: 'chargedBack', dispute: 'lost' }])
  })
})
