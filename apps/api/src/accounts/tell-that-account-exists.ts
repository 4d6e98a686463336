import type { Transaction } from '@kindred/database/pool'
import { queueMail } from '../mail/queue-mail.ts'
import type { Services } from '../services.ts'
import { findByEmail } from './customer.store.ts'

/**
 * Tells the owner of an address that somebody gave it for another account, where the page said nothing. At most once an
 * hour, however often somebody tries.
 */
export async function tellThatAccountExists(
  tx: Transaction,
  email: string,
  locale: string,
  services: Services,
): Promise<void> {
  const owner = await findByEmail(tx, email)
  if (!owner) return
  const hour = services.now().toISOString().slice(0, 13)
  await queueMail(
    tx,
    {
      key: `account-exists:${owner.id}:${hour}`,
      template: 'accountExists',
      to: owner.email,
      locale,
      values: { name: owner.fullName },
    },
    services,
  )
}
