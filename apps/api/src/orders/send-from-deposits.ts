import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { moveStrawsBetween } from '../stock/assign-straws.ts'
import type { Sql } from '../stock/move-stock.ts'
import { lockDeposit } from './deposit.store.ts'
import type { OrderLineRow } from './order-rows.ts'
import { byDeposit } from './renew-deposits.ts'
import {
  giveToDeposit,
  insertSending,
  listSendings,
  noteGivenBack,
  takeFromDeposit,
} from './sending.store.ts'

/**
 * Takes what a placed order sends out of the customer's deposits: each deposit is locked, lessened and closed when it is
 * empty, and the straws with their codes become those of the order. Refusal: `not-enough-kept` when another order was
 * faster; the caller's transaction then takes everything back.
 *
 * @returns how many straws have no code yet, as for a sale
 */
export async function sendFromDeposits(
  sql: Sql,
  lines: readonly OrderLineRow[],
  at: Date,
): Promise<Result<number>> {
  let withoutCode = 0
  for (const line of byDeposit(lines.filter(leavesDeposit))) {
    const deposit = await lockDeposit(sql, line.depositId ?? '')
    if (!deposit || deposit.quantity < line.quantity)
      return refuse('not-enough-kept', 'Fewer are kept for you.', {
        data: { available: deposit?.quantity ?? 0 },
      })
    const from = await takeFromDeposit(sql, deposit.id, line.quantity, at)
    await insertSending(sql, { orderLineId: line.id, depositId: deposit.id, quantity: line.quantity }, at)
    const moved = await moveStrawsBetween(sql, { from, to: line.id, quantity: line.quantity }, at)
    withoutCode += line.quantity - moved
  }
  return ok(withoutCode)
}

/** Puts back into the deposits what lines took out of them and did not leave the bank. */
export async function undoSendings(
  sql: Sql,
  parts: readonly { orderLineId: string; quantity: number }[],
  at: Date,
): Promise<void> {
  const sendings = await listSendings(
    sql,
    parts.map((part) => part.orderLineId),
  )
  for (const { orderLineId, depositId, left } of sendings) {
    const wanted = parts.find((part) => part.orderLineId === orderLineId)?.quantity ?? 0
    const quantity = Math.min(wanted, left)
    if (quantity === 0) continue
    const to = await giveToDeposit(sql, depositId, quantity)
    await noteGivenBack(sql, orderLineId, quantity)
    await moveStrawsBetween(sql, { from: orderLineId, to, quantity }, at)
  }
}
