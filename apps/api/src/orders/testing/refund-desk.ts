import { routes as basket } from '../../basket/routes.ts'
import { routes as checkout } from '../../checkout/routes.ts'
import { tasks as paymentTasks } from '../../payments/jobs.ts'
import { routes as payments } from '../../payments/routes.ts'
import { routes as quotas } from '../../quotas/routes.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { openOrderDesk } from '../../testing/order-desk.ts'
import { runJobs } from '../../testing/test-jobs.ts'
import { deliverEvents, makeShopper } from '../../testing/test-shopper.ts'
import { addCustomer } from '../../testing/test-world.ts'
import { routes } from '../routes.ts'

/** A shop in which money goes back: customers who buy, staff who give, and a provider who is asked. */
export async function openRefundDesk() {
  const shop = await openTestShop([basket, checkout, payments, quotas, routes])
  const { database, services, app } = shop
  const { act, read } = openOrderDesk(app)
  return {
    ...shop,
    act,
    read,
    visit: async (clientType: 'private' | 'professional' = 'private') =>
      makeShopper(app, services, await addCustomer(database.pool, { clientType }), clientType),
    refund: (number: string, payload: object = {}, key?: string) =>
      act(number, 'refund', { reason: 'asked by customer', ...payload }, key),
    /** The provider is asked and its events arrive. */
    settle: async () => {
      services.moveClock(3)
      await runJobs(services, paymentTasks, 'payments.refund')
      return deliverEvents(app, services)
    },
    /** What the provider's own books say went back. */
    readProvider: async (number: string) => {
      const { rows } = await database.pool.query<{ back: number }>(
        `select coalesce((select sum(r.amount_minor) from shop.sandbox_refund r
           where r.sandbox_payment_id::text = p.provider_reference), 0)::int back
         from shop.payment p join shop."order" o on o.id = p.order_id where o.number = $1`,
        [number],
      )
      return rows[0]?.back
    },
    /** Mails of earlier tests are no longer in line. */
    dropMails: () => runJobs(services, { 'mail.send': async () => undefined }, 'mail.send'),
  }
}

export type RefundDesk = Awaited<ReturnType<typeof openRefundDesk>>

/** The code of a refusal. */
export const codeOf = (answer: { json: () => { errors: { code: string }[] } }) =>
  answer.json().errors[0]?.code
