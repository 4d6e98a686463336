import type { Address } from '@kindred/contracts/accounts'
import type { updateAddressInformationSchema } from '@kindred/contracts/checkout'
import { checkAddress } from '@kindred/domain/checkout/address-rules'
import type { z } from 'zod'
import type { CallFailure } from './use-action.ts'

export type Information = z.output<typeof updateAddressInformationSchema>

/**
 * Everything that is wrong with the answers, so that it can be put right in one go; the server checks again. Fields are
 * named as the server names them: `billing.postalCode`, `clinicId`.
 *
 * @param ships whether anything leaves the bank
 */
export function checkInformation(information: Information, ships: boolean): CallFailure[] {
  const { isClinicDelivery, clinicId, delivery, billing } = information
  const failures = checkPart(billing, 'billing')
  if (!ships) return failures
  if (isClinicDelivery && !clinicId)
    return [{ code: 'clinic-required', message: '', field: 'clinicId' }, ...failures]
  // The same address twice is wrong once.
  if (!isClinicDelivery && delivery && delivery !== billing)
    return [...failures, ...checkPart(delivery, 'delivery')]
  return failures
}

function checkPart(address: Address, part: string): CallFailure[] {
  return checkAddress(address).map((failure) => ({
    ...failure,
    field: `${part}.${failure.field}`,
    data: { country: address.country },
  }))
}
