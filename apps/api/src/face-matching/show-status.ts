import type { FaceMatchingStatus } from '@kindred/contracts/face-matching'
import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { faceConsentVersion } from '@kindred/domain/face-matching/face-consent'
import type { Services } from '../services.ts'
import { findCustomerFace } from './customer-face.store.ts'
import { isFaceMatchingOffered } from './read-own-face.ts'

/** FACE-04: whether a customer is registered, and whether the shop offers it. */
export async function showStatus(
  { customerId }: CustomerPrincipal,
  shopCode: string,
  services: Services,
): Promise<FaceMatchingStatus> {
  const row = await findCustomerFace(services.db, customerId)
  return {
    isRegistered: row !== null,
    isEnabled: isFaceMatchingOffered(services, shopCode),
    registeredAt: row?.consentedAt.toISOString() ?? null,
    consentVersion: faceConsentVersion,
  }
}
