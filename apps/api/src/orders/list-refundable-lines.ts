import { money } from '@kindred/domain/money'
import type { RefundableLine } from '@kindred/domain/orders/plan-refund'
import { liveRefundStates } from '@kindred/domain/orders/refund-machine'
import type { OrderRecord } from './present-order.ts'

/** The lines of an order with what is paid back of each already, or on its way. */
export function listRefundableLines({ order, lines, money: { refunds } }: OrderRecord): RefundableLine[] {
  const live = refunds.filter((one) => liveRefundStates.has(one.refundState))
  return lines.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    refundedQuantity: live
      .flatMap((one) => one.lines)
      .filter((one) => one.orderLineId === line.id)
      .reduce((sum, one) => sum + one.quantity, 0),
    paid: money(line.totalMinor, order.currency),
  }))
}
