import type { Executor } from '@kindred/database/pool'
import { normaliseEmail } from '@kindred/domain/accounts/email'
import { type CustomerRow, findByEmail, findById } from './customer.store.ts'

/** A customer as other contexts may know them. */
export type Customer = {
  id: string
  email: string
  name: string
  clientType: 'private' | 'professional'
  organisationName: string | null
  vatNumber: string | null
}

/** What checking a sign-in needs; for the identity context only. */
export type Credentials = Customer & { passwordHash: string; isConfirmed: boolean }

export async function findCustomer(on: Executor, id: string): Promise<Customer | null> {
  const row = await findById(on, id)
  return row && toCustomer(row)
}

/** @param email as typed; capitals and blanks around it make no difference */
export async function findCredentials(on: Executor, email: string): Promise<Credentials | null> {
  const row = await findByEmail(on, normaliseEmail(email))
  return (
    row && {
      ...toCustomer(row),
      passwordHash: row.passwordHash,
      isConfirmed: row.emailConfirmedAt !== null,
    }
  )
}

function toCustomer(row: CustomerRow): Customer {
  return {
    id: row.id,
    email: row.email,
    name: row.fullName,
    clientType: row.clientType === 'professional' ? 'professional' : 'private',
    organisationName: row.organisationName,
    vatNumber: row.vatNumber,
  }
}

/** From when on sign-ins count: those before were made with a password that is no longer the one. Null: all count. */
export async function findSignInsEndedAt(on: Executor, id: string): Promise<Date | null> {
  return (await findById(on, id))?.signInsEndedAt ?? null
}
