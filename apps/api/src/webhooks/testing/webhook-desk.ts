import { transaction } from '@kindred/database/transaction'
import { webhookEvents } from '@kindred/domain/webhooks/webhook-events'
import { routes as basket } from '../../basket/routes.ts'
import { routes as checkout } from '../../checkout/routes.ts'
import { routes as orders } from '../../orders/routes.ts'
import { routes as payments } from '../../payments/routes.ts'
import { routes as reconciliation } from '../../reconciliation/routes.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'
import { openOrderDesk } from '../../testing/order-desk.ts'
import { signInStaff } from '../../testing/test-app.ts'
import { runJobs } from '../../testing/test-jobs.ts'
import { makeShopper } from '../../testing/test-shopper.ts'
import { addCustomer, addDonor } from '../../testing/test-world.ts'
import { announce } from '../announce.ts'
import { tasks } from '../jobs.ts'
import { routes } from '../routes.ts'
import { openReceiver } from '../testing-receiver.ts'

type Receiver = Awaited<ReturnType<typeof openReceiver>>

/** A shop whose events somebody outside receives, with the staff who look after that. `begin` and `end` stand around each test. */
export async function openWebhookDesk() {
  const shop = await openTestShop([basket, checkout, payments, orders, reconciliation, routes])
  const { database, services, app } = shop
  services.config = { ...services.config, webhookNetworks: ['127.0.0.0/8'] }
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, role = 'responsible') =>
    app.inject({
      method,
      url: `/api/staff/${path}`,
      headers: signInStaff(role),
      ...(payload && { payload }),
    })
  const desk = {
    ...shop,
    call,
    receiver: undefined as unknown as Receiver,
    endpoint: { id: '', secret: '' },
    add: async (part: object = {}) => {
      const wish = { name: 'Warehouse', url: desk.receiver.url, events: webhookEvents, ...part }
      const { endpoint: made, secret } = (await call('POST', 'webhooks', wish)).json()
      return { id: made.id as string, secret: secret as string }
    },
    deliver: () => runJobs(services, tasks, 'webhooks.deliver'),
    list: async (query = '') => (await call('GET', `webhook-deliveries${query}`)).json().deliveries,
    readEndpoint: async () => (await call('GET', 'webhooks')).json()[0],
    tell: (number: string, type: (typeof webhookEvents)[number] = 'order.placed') =>
      transaction(database.pool, (tx) =>
        announce(tx.$client, [{ type, subject: { kind: 'order', id: number }, data: {} }], services.now()),
      ),
    buy: async () => {
      const shopper = makeShopper(app, services, await addCustomer(database.pool))
      return shopper.buyByCard(await addDonor(database.pool), 2)
    },
    act: openOrderDesk(app).act,
    begin: async () => {
      desk.receiver = await openReceiver()
      desk.endpoint = await desk.add()
    },
    end: async () => {
      await database.pool.query(
        'truncate shop.webhook_endpoint, shop.webhook_event, shop.webhook_delivery, shop.alert',
      )
      await runJobs(services, { 'webhooks.deliver': async () => undefined }, 'webhooks.deliver')
      await desk.receiver.close()
    },
  }
  return desk
}

export type WebhookDesk = Awaited<ReturnType<typeof openWebhookDesk>>
