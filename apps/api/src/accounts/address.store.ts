import type { Address } from '@kindred/contracts/accounts'
import type { Executor } from '@kindred/database/pool'
import { customerAddress } from '@kindred/database/schema/customers'
import { and, eq } from 'drizzle-orm'

export type AddressKind = 'delivery' | 'billing'

export async function findAddress(
  on: Executor,
  customerId: string,
  kind: AddressKind,
): Promise<Address | null> {
  const [row] = await on
    .select()
    .from(customerAddress)
    .where(and(eq(customerAddress.customerId, customerId), eq(customerAddress.kind, kind)))
  if (!row) return null
  const { fullName, line1, line2, postalCode, city, state, country, phone } = row
  return { fullName, line1, line2, postalCode, city, state, country, phone }
}

export async function putAddress(
  on: Executor,
  customerId: string,
  kind: AddressKind,
  address: Address,
  at: Date,
): Promise<void> {
  const row = { ...address, customerId, kind, updatedAt: at }
  await on
    .insert(customerAddress)
    .values(row)
    .onConflictDoUpdate({ target: [customerAddress.customerId, customerAddress.kind], set: row })
}
