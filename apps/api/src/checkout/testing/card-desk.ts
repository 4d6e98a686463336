import { routes as basket } from '../../basket/routes.ts'
import { routes as payments } from '../../payments/routes.ts'
import { signatureHeader, signEvent } from '../../payments/sandbox/sign-event.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { deliverEvents, makeShopper } from '../../testing/test-shopper.ts'
import { addCustomer } from '../../testing/test-world.ts'
import { routes as checkout } from '../routes.ts'

/** A shop whose customers pay by card, with the provider's page and its events. */
export async function openCardDesk() {
  const shop = await openTestShop([basket, checkout, payments])
  const { database, services, app } = shop
  return {
    ...shop,
    visit: async () => makeShopper(app, services, await addCustomer(database.pool)),
    /** Fills in the hosted page. @returns where it leads */
    pay: async (reference: string, number = '4242 4242 4242 4242'): Promise<string> => {
      const answer = await app.inject({
        method: 'POST',
        url: `/sandbox-pay/${reference}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ number, expiry: '12/30', code: '123' }).toString(),
      })
      return answer.headers.location ?? String(answer.statusCode)
    },
    /** Lets the sandbox's events arrive; the statuses the shop answered with. */
    deliver: () => deliverEvents(app, services),
    /** An event as the provider would send it. */
    sendEvent: (event: object, key = services.config.keys.sandboxEvents) => {
      const payload = JSON.stringify(event)
      return app.inject({
        method: 'POST',
        url: '/api/payments/sandbox/events',
        payload,
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signEvent(payload, key, services.now()),
        },
      })
    },
    /** States of the tries to pay an order. */
    listTries: async (number: string): Promise<string[]> => {
      const { rows } = await database.pool.query(
        `select p.payment_state from shop.payment p join shop."order" o on o.id = p.order_id
         where o.number = $1 order by p.payment_state::text`,
        [number],
      )
      return rows.map((row) => row.payment_state)
    },
    /** The row of an order, with how many straws are assigned to it. */
    readOrder: async (number: string) => {
      const { rows } = await database.pool.query(
        `select o.*, (select count(*)::int from shop.straw_assignment a join shop.order_line l on l.id = a.order_line_id
           where l.order_id = o.id and a.released_at is null) straws from shop."order" o where number = $1`,
        [number],
      )
      return rows[0]
    },
  }
}

export type CardDesk = Awaited<ReturnType<typeof openCardDesk>>
