import type { FastifyRequest } from 'fastify'
import { findCustomer } from '../../accounts/find-customer.ts'
import { findMailLocale } from '../../accounts/find-mail-locale.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import { hasAnySession } from '../sessions/web-session.store.ts'

/** Tells the owner of a sign-in from a browser that was never used for this account. The very first one is no news. */
export async function tellOfNewDevice(
  customerId: string,
  request: Pick<FastifyRequest, 'headers' | 'id'>,
  services: Services,
): Promise<void> {
  const { db } = services
  const customer = await findCustomer(db, customerId)
  if (!customer || !(await hasAnySession(db, customerId))) return
  const device = describeDevice(request.headers['user-agent']) ?? '–'
  await queueMail(
    db,
    {
      key: `new-device:${customerId}:${request.id}`,
      template: 'newDevice',
      to: customer.email,
      locale: await findMailLocale(db, customerId),
      values: { name: customer.name, device },
    },
    services,
  )
}
