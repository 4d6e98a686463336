import type { Executor } from '@kindred/database/pool'
import { findCustomer } from '../accounts/find-customer.ts'
import { findMailLocale } from '../accounts/find-mail-locale.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { SecurityChange } from '../mail/templates/security-changed.ts'
import type { Services } from '../services.ts'

/**
 * Tells the owner of an account what changed in how it is signed in to, so that nobody loses one without knowing. In the
 * caller's transaction: told if and only if it happened.
 *
 * @param what the change, and what its sentence names; `key` tells one change from the next of its kind
 */
export async function tellOfSecurityChange(
  on: Executor,
  customerId: string,
  { key, ...change }: { key: string; change: SecurityChange; name?: string; left?: number },
  services: Services,
): Promise<void> {
  const customer = await findCustomer(on, customerId)
  if (!customer) return
  await queueMail(
    on,
    {
      key: `security-changed:${change.change}:${customerId}:${key}`,
      template: 'securityChanged',
      to: customer.email,
      locale: await findMailLocale(on, customerId),
      values: { person: customer.name, ...change },
    },
    services,
  )
}
