import type { Address } from '@kindred/contracts/accounts'
import { isPhone } from '@kindred/domain/accounts/phone'
import { checkAddress, normalisePostalCode } from '@kindred/domain/checkout/address-rules'
import { err, type Failure, ok, type Result } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { type AddressKind, findAddress, putAddress } from './address.store.ts'

/** ACC-20, ACC-21: null when the customer has given none yet. */
export function readAddress(
  customerId: string,
  kind: AddressKind,
  { db }: Services,
): Promise<Address | null> {
  return findAddress(db, customerId, kind)
}

/** ACC-18, ACC-19. @returns the address as it is kept, or what is wrong with it by field */
export async function saveAddress(
  customerId: string,
  kind: AddressKind,
  given: Address,
  { db, now }: Services,
): Promise<Result<Address, Failure[]>> {
  const address = { ...given, postalCode: normalisePostalCode(given.postalCode) }
  const faults = findFaults(address)
  if (faults.length > 0) return err(faults)
  await putAddress(db, customerId, kind, address, now())
  return ok(address)
}

function findFaults(address: Address): Failure[] {
  const faults: Failure[] = checkAddress(address)
  if (address.phone && !isPhone(address.phone))
    faults.push({
      code: 'phone-invalid',
      message: 'Use digits only, with a + in front if you like.',
      field: 'phone',
    })
  return faults
}
