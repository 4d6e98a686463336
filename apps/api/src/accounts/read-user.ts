import type { userSchema } from '@kindred/contracts/accounts'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { findById } from './customer.store.ts'

/** ACC-07. */
export async function readUser(
  customerId: string,
  { db }: Services,
): Promise<z.infer<typeof userSchema> | null> {
  const row = await findById(db, customerId)
  return (
    row && {
      username: row.id,
      email: row.email,
      name: row.fullName,
      phone: row.phone,
      type: row.clientType === 'professional' ? 'Professional' : 'Private',
      organisationName: row.organisationName,
      vatNumber: row.vatNumber,
      createdAt: row.createdAt.toISOString(),
    }
  )
}
