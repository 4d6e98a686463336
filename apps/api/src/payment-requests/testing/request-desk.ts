import { createSeal } from '@kindred/database/seal'
import { routes as invoices } from '../../invoices/routes.ts'
import { routes as payments } from '../../payments/routes.ts'
import { routes as reconciliation } from '../../reconciliation/routes.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { signInStaff } from '../../testing/test-app.ts'
import { listJobs } from '../../testing/test-jobs.ts'
import { routes } from '../routes.ts'

export const base = '/api/commerce/checkout/dk-shop/en-gb'
export const wish = {
  shopCode: 'dk',
  email: 'somebody@example.test',
  language: 'en-gb',
  reason: 'Late return of the tank',
  amountMinor: 12_000,
  days: 14,
}

export type Wish = Partial<typeof wish>

/** Staff who ask for payments, and whoever pays through the link they were sent. */
export async function openRequestDesk() {
  const shop = await openTestShop([payments, invoices, reconciliation, routes])
  const { database, services, app } = shop
  // The page that an editor published for it.
  const { rows } = await database.pool.query(
    `insert into cms.pages (kind, area, epi_id, _status) values ('StandalonePaymentPage', 'shop', 9001, 'published') returning id`,
  )
  await database.pool.query(
    `insert into cms.pages_locales (_parent_id, _locale, title, slug, is_published) values ($1, 'en-GB', 'Pay', 'pay', true)`,
    [rows[0].id],
  )
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers })
  const staff = (url: string, payload: object = {}, role = 'orders') =>
    post(`/api/staff/payment-requests${url}`, payload, signInStaff(role))

  async function ask(part: Wish = {}) {
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

  return { ...shop, post, staff, ask, read, start, send, pay, listMails }
}

export type RequestDesk = Awaited<ReturnType<typeof openRequestDesk>>
