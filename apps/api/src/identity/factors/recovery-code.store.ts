import type { Executor } from '@kindred/database/pool'
import { recoveryCode } from '@kindred/database/schema/identity'
import { and, count, eq, isNull } from 'drizzle-orm'

/** New codes take the place of all earlier ones. */
export async function replaceCodes(on: Executor, customerId: string, hashes: string[]): Promise<void> {
  await on.delete(recoveryCode).where(eq(recoveryCode.customerId, customerId))
  if (hashes.length > 0)
    await on.insert(recoveryCode).values(hashes.map((codeHash) => ({ customerId, codeHash })))
}

/** Uses a code up. One statement decides: of two requests one gets true. */
export async function spendCode(
  on: Executor,
  customerId: string,
  codeHash: string,
  at: Date,
): Promise<boolean> {
  const spent = await on
    .update(recoveryCode)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCode.customerId, customerId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCode.codeHash })
  return spent.length === 1
}

export async function countCodesLeft(on: Executor, customerId: string): Promise<number> {
  const [row] = await on
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.customerId, customerId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}
