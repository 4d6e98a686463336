import type { Transaction } from '@kindred/database/pool'
import { shareOfLine } from '@kindred/domain/orders/plan-refund'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { cancelGivenUp } from '../payments/cancel-payments.ts'
import type { Services } from '../services.ts'
import { listRefundableLines } from './list-refundable-lines.ts'
import { noteOnOrder } from './order.store.ts'
import type { OrderRecord } from './present-order.ts'
import { undoRenewals } from './renew-deposits.ts'
import { requestRefund } from './request-refund.ts'
import { countInBank, releasePlaces, takeBack } from './take-back.ts'

/**
 * The sale undone before anything left the bank: straws back to stock, deposits closed, places free by the rule, and
 * what was paid on its way back, what was only authorised free. A place that stays, since something else of that donor is the customer's, stays paid.
 */
export async function undoSale(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: { reason: string; by: string },
): Promise<{ placesKept: number }> {
  const sql = tx.$client
  const at = services.now()
  const { order, lines, money } = record
  let keptMinor = 0
  let placesKept = 0
  if (order.placedAt !== null) {
    const parts = lines.map((line) => ({ line, quantity: countInBank(line) }))
    await takeBack(sql, order, parts, { ...act, at })
    await undoRenewals(
      sql,
      lines.map((line) => line.id),
      at,
    )
    const { kept } = await releasePlaces(sql, order, undefined, { ...act, at })
    for (const data of kept)
      await noteOnOrder(sql, order.id, { by: 'system', reason: 'place-stays', data, at })
    placesKept = kept.length
    keptMinor = sumPlaces(record, new Set(kept.map((one) => one.donorId)))
  }
  await cancelGivenUp(tx, order.customerId, at)
  const amountMinor = money.refundableMinor - keptMinor
  // An invoice that nobody is to pay any more is taken back at once; one that was paid, when its money has gone.
  if (order.paymentState === 'none') await creditInvoice(tx, services, order, { kind: 'rest' })
  // Not where it went back before.
  if (amountMinor > 0) await requestRefund(tx, record, { ...act, amountMinor, cause: 'orderCancelled' }, at)
  return { placesKept }
}

/** What was paid for the places of these donors and has not gone back. */
function sumPlaces(record: OrderRecord, donorIds: ReadonlySet<string>): number {
  const refundable = listRefundableLines(record)
  return record.lines
    .filter((line) => line.productKind === 'quota' && line.donorId && donorIds.has(line.donorId))
    .flatMap((line) => refundable.find((one) => one.id === line.id) ?? [])
    .reduce((sum, line) => sum + shareOfLine(line, line.quantity - line.refundedQuantity).amountMinor, 0)
}
