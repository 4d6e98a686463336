import type { CustomerPrincipal, Principal } from '@kindred/contracts/principal'
import type { ProfileReader } from '@kindred/domain/donors/profile-access'
import { isSubscriber } from '../orders/read-subscription.ts'
import type { Services } from '../services.ts'

/** Who reads a profile: the customer where one is signed in, and what their account opens. */
export type Reader = { customer: CustomerPrincipal | null; reader: ProfileReader }

/** Staff read profiles in their own screens; on the calls of the shop they are visitors. */
export async function findReader(services: Services, principal: Principal): Promise<Reader> {
  if (principal.kind !== 'customer') return { customer: null, reader: 'visitor' }
  const hasSubscription = await isSubscriber(services, principal.customerId)
  return { customer: principal, reader: hasSubscription ? 'subscriber' : 'customer' }
}
