import type { Executor } from '@kindred/database/pool'
import { customer } from '@kindred/database/schema/customers'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'

export type CustomerRow = typeof customer.$inferSelect

const present = isNull(customer.erasedAt)

export async function findByEmail(on: Executor, email: string): Promise<CustomerRow | null> {
  const [row] = await on
    .select()
    .from(customer)
    .where(and(sql`lower(${customer.email}) = ${email}`, present))
  return row ?? null
}

/** Prepared: every call of a signed-in customer asks for it, and so does every order. */
export async function findById(on: Executor, id: string): Promise<CustomerRow | null> {
  const { rows } = await on.$client.query<CustomerRow>({
    name: 'accounts.find-customer',
    text: `select id, email, email_confirmed_at "emailConfirmedAt", password_hash "passwordHash",
        sign_ins_ended_at "signInsEndedAt", client_type "clientType", full_name "fullName", phone,
        organisation_name "organisationName", vat_number "vatNumber", resident_country "residentCountry",
        created_at "createdAt", erased_at "erasedAt"
      from shop.customer where id = $1 and erased_at is null`,
    values: [id],
  })
  return rows[0] ?? null
}

/** @returns the new id, or null when the address belongs to somebody already */
export async function insertCustomer(
  on: Executor,
  row: typeof customer.$inferInsert,
): Promise<string | null> {
  const [made] = await on.insert(customer).values(row).onConflictDoNothing().returning({ id: customer.id })
  return made?.id ?? null
}

export async function markConfirmed(on: Executor, id: string, at: Date): Promise<void> {
  await on
    .update(customer)
    .set({ emailConfirmedAt: at })
    .where(and(eq(customer.id, id), isNull(customer.emailConfirmedAt)))
}

/** A new password ends every sign-in made with the old one, and the link that brought it shows whose the address is. */
export async function changePassword(
  on: Executor,
  id: string,
  passwordHash: string,
  at: Date,
): Promise<void> {
  const emailConfirmedAt = sql`coalesce(${customer.emailConfirmedAt}, ${at.toISOString()}::timestamptz)`
  await on
    .update(customer)
    .set({ passwordHash, signInsEndedAt: at, emailConfirmedAt })
    .where(and(eq(customer.id, id), present))
}

/** @returns false when the address belongs to somebody by now */
export async function replaceEmail(on: Executor, id: string, email: string): Promise<boolean> {
  const taken = on.select().from(customer).where(sql`lower(${customer.email}) = ${email}`)
  const changed = await on
    .update(customer)
    .set({ email })
    .where(and(eq(customer.id, id), present, notExists(taken)))
    .returning({ id: customer.id })
  return changed.length === 1
}

/** Begins an account anew that was never confirmed. @returns its id, or null when it is confirmed or erased */
export async function replaceUnconfirmed(
  on: Executor,
  row: typeof customer.$inferInsert,
): Promise<string | null> {
  const [changed] = await on
    .update(customer)
    .set(row)
    .where(and(sql`lower(${customer.email}) = ${row.email}`, present, isNull(customer.emailConfirmedAt)))
    .returning({ id: customer.id })
  return changed?.id ?? null
}
