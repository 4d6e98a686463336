import type { Basket } from '@kindred/contracts/basket'
import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { renewHold } from '@kindred/domain/stock/hold-expiry'
import type { Services } from '../services.ts'
import { expiryJob, findBasket } from './basket.store.ts'
import type { Shopper } from './change-basket.ts'
import { readBasket } from './read-basket.ts'

/** Gives the hold 60 minutes more, once. Refusals: `nothing-held`, `hold-expired`, `hold-renewed-already`. */
export async function renewBasketHold(services: Services, shopper: Shopper): Promise<Result<Basket>> {
  const renewed = await transaction(services.pool, async (tx): Promise<Result<undefined>> => {
    const sql = tx.$client
    const basket = await findBasket(sql, shopper, true)
    if (!basket?.holdExpiresAt) return refuse('nothing-held', 'Nothing is held in this basket.')
    const hold = { expiresAt: basket.holdExpiresAt.toISOString(), wasRenewed: basket.holdRenewed }
    const next = renewHold(hold, services.now().toISOString())
    if (!next.ok) return next
    await setHold(sql, basket.id, new Date(next.value.expiresAt), true)
    return ok()
  })
  return renewed.ok ? ok(await readBasket(services, shopper)) : renewed
}

/** Sets a running hold to another end and plans its job anew. */
export async function setHold(
  sql: Parameters<typeof findBasket>[0],
  basketId: string,
  expiresAt: Date,
  isRenewed: boolean,
): Promise<void> {
  await sql.query(
    `with held as (update shop.basket set hold_expires_at = $2, hold_renewed = $3, version = version + 1
       where id = $1 returning id)
     select ${expiryJob('$1::uuid', '$2::timestamptz')} from held`,
    [basketId, expiresAt, isRenewed],
  )
}
