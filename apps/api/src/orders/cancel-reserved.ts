import type { Transaction } from '@kindred/database/pool'
import { refundCancelledStraws } from '@kindred/domain/checkout/reservation'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { money } from '@kindred/domain/money'
import { shareOfLine } from '@kindred/domain/orders/plan-refund'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { listRefundableLines } from './list-refundable-lines.ts'
import type { OrderRecord } from './present-order.ts'
import { requestRefund } from './request-refund.ts'
import { takeBack } from './take-back.ts'

/**
 * Calls off some of the straws a customer has reserved (domain rules 5): they go back to stock, the reservation goes on
 * with the rest, and 75 % of what was paid for them goes back; the fee and the quota place stay.
 * Refusals: `not-reserved`, `quantity-not-valid` (data: reserved), `reservation-over`, `refund-too-high`.
 */
export async function cancelReserved(
  tx: Transaction,
  services: Services,
  record: OrderRecord,
  act: { lineId: string | undefined; quantity: number; reason: string; by: string },
): Promise<Result<undefined>> {
  const { order, lines, deposits } = record
  const at = services.now()
  const line = lines.find((one) => one.id === act.lineId)
  const refundable = listRefundableLines(record).find((one) => one.id === act.lineId)
  const deposit = deposits.find((one) => one.orderLineId === act.lineId && one.kind === 'reserved')
  if (!line || !refundable || !deposit)
    return refuse('not-reserved', 'This is not reserved.', { field: 'lineId' })
  const isWhole = Number.isSafeInteger(act.quantity) && act.quantity > 0 && act.quantity <= deposit.quantity
  const back = refundCancelledStraws({
    paidForStraws: isWhole ? shareOfLine(refundable, act.quantity) : money(0, order.currency),
    cancelled: act.quantity,
    reserved: deposit.quantity,
    end: deposit.endsOn,
    today: readShopDay(services.reference().shops.get(order.shopCode) ?? { timeZone: 'UTC' }, at),
  })
  if (!back.ok) return back
  const { amountMinor } = back.value
  if (amountMinor > record.money.refundableMinor)
    return refuse('refund-too-high', 'That is more than is left of what was paid.', {
      data: { refundable: record.money.refundableMinor },
    })
  const { reason, by, quantity } = act
  await takeBack(tx.$client, order, [{ line, quantity }], { reason, by, at })
  const lineBack = [{ orderLineId: line.id, quantity, amountMinor }]
  await requestRefund(
    tx,
    record,
    { amountMinor, cause: 'reservedCancelled', lines: lineBack, reason, by },
    at,
  )
  return ok()
}
