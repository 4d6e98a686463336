import { createHash } from 'node:crypto'
import type { Address, KeptAddress } from '@kindred/contracts/accounts'
import type { Sql } from '../stock/move-stock.ts'
import { putKeptAddress, removeAddress, selectAddresses } from './kept-address.store.ts'

/** So many an account keeps; of more, the ones used last. */
export const mostAddresses = 30

/** What a customer used in the checkout and kept, the one used last first. */
export function listKeptAddresses(sql: Sql, customerId: string): Promise<KeptAddress[]> {
  return selectAddresses(sql, customerId)
}

/** Keeps an address that was used, once however it was typed, and lets go of the one not used for longest beyond the limit. */
export async function keepAddress(
  sql: Sql,
  customerId: string,
  address: Address,
  usedAt: Date,
): Promise<void> {
  await putKeptAddress(sql, { customerId, fingerprint: tellApart(address), address, usedAt }, mostAddresses)
}

/** Orders made with it stay as they are. False when it is not this customer's, or gone already. */
export function deleteKeptAddress(sql: Sql, customerId: string, id: string): Promise<boolean> {
  return removeAddress(sql, customerId, id)
}

function tellApart({ fullName, line1, line2, postalCode, city, state, country }: Address): string {
  const parts = [fullName, line1, line2, postalCode, city, state, country]
  const said = parts.map((part) => (part ?? '').trim().replace(/\s+/g, ' ').toLowerCase())
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
