import type { Executor } from '@kindred/database/pool'
import { emailToken } from '@kindred/database/schema/customers'
import { and, eq, gt, isNull } from 'drizzle-orm'

type Purpose = (typeof emailToken.$inferInsert)['purpose']

/** Keeps a link's hash; earlier links of the same purpose no longer open anything. */
export async function replaceToken(on: Executor, token: typeof emailToken.$inferInsert): Promise<void> {
  await on
    .delete(emailToken)
    .where(
      and(
        eq(emailToken.customerId, token.customerId),
        eq(emailToken.purpose, token.purpose),
        isNull(emailToken.usedAt),
      ),
    )
  await on.insert(emailToken).values(token)
}

/** Uses a link up. One statement decides: of two requests one gets the customer, and the address the link is for. */
export async function spendToken(
  on: Executor,
  tokenHash: string,
  purpose: Purpose,
  at: Date,
): Promise<{ customerId: string; newEmail: string | null } | null> {
  const [spent] = await on
    .update(emailToken)
    .set({ usedAt: at })
    .where(isLive(tokenHash, purpose, at))
    .returning({ customerId: emailToken.customerId, newEmail: emailToken.newEmail })
  return spent ?? null
}

/** After this no link that was sent before opens anything. */
export async function dropLinks(on: Executor, customerId: string): Promise<void> {
  await on.delete(emailToken).where(and(eq(emailToken.customerId, customerId), isNull(emailToken.usedAt)))
}

/** Whose link this is while it can still be used. */
export async function findLiveToken(
  on: Executor,
  tokenHash: string,
  purpose: Purpose,
  at: Date,
): Promise<string | null> {
  const [row] = await on
    .select({ customerId: emailToken.customerId })
    .from(emailToken)
    .where(isLive(tokenHash, purpose, at))
  return row?.customerId ?? null
}

/** Whose link this was, used or run out: to say the right thing about it. */
export async function findTokenOwner(on: Executor, tokenHash: string): Promise<string | null> {
  const [row] = await on
    .select({ customerId: emailToken.customerId })
    .from(emailToken)
    .where(eq(emailToken.tokenHash, tokenHash))
  return row?.customerId ?? null
}

export async function findNewestToken(
  on: Executor,
  customerId: string,
  purpose: Purpose,
): Promise<Date | null> {
  const rows = await on
    .select({ createdAt: emailToken.createdAt })
    .from(emailToken)
    .where(
      and(eq(emailToken.customerId, customerId), eq(emailToken.purpose, purpose), isNull(emailToken.usedAt)),
    )
  return rows[0]?.createdAt ?? null
}

const isLive = (tokenHash: string, purpose: Purpose, at: Date) =>
  and(
    eq(emailToken.tokenHash, tokenHash),
    eq(emailToken.purpose, purpose),
    isNull(emailToken.usedAt),
    gt(emailToken.expiresAt, at),
  )
