import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { transaction } from '@kindred/database/transaction'
import { faceConsentPurposes, faceConsentVersion } from '@kindred/domain/face-matching/face-consent'
import { keepConsents } from '../accounts/keep-consents.ts'
import type { Services } from '../services.ts'
import { deleteCustomerFace } from './customer-face.store.ts'

/**
 * Takes a registration back (FACE-07), also where the shop no longer offers it: the embedding is gone from this moment on,
 * and that the consent was withdrawn is noted. Asked twice it stays gone.
 */
export async function removeFace({ customerId }: CustomerPrincipal, services: Services): Promise<void> {
  await transaction(services.pool, async (tx) => {
    if (!(await deleteCustomerFace(tx, customerId))) return
    await keepConsents(
      tx.$client,
      customerId,
      [{ purpose: faceConsentPurposes.customer, textVersion: faceConsentVersion, given: false }],
      services.now(),
    )
  })
}
