import { readShopDay } from '@kindred/domain/dates/shop-clock'
import type { OrderFacts } from '@kindred/domain/orders/order-facts'
import { isWithdrawable } from '@kindred/domain/orders/refund-machine'
import { isByBank } from '../payments/refund-payment.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { countKept, findArrival } from './find-arrival.ts'
import { findNewYorkForm } from './find-new-york-form.ts'
import { listCarriersToSign } from './list-carriers-to-sign.ts'
import { type OrderRecord, shippedTypes } from './present-order.ts'

/**
 * An order as the rules about it need it. The papers of the rules (carrier acknowledgement, New York form, import
 * checklist) are read from notes in the order's history: `paper-received` with `data.paper`.
 */
export async function readOrderFacts(
  sql: Sql,
  record: OrderRecord,
  { reference, now }: Pick<Services, 'reference' | 'now'>,
): Promise<OrderFacts> {
  const { order, lines, isHalted, money, deposits } = record
  const shipped = lines.filter((line) => shippedTypes.has(line.lineHandlingType))
  const goods = lines.filter((line) => line.sourceItemId)
  const carriers = await listCarriersToSign(sql, record)
  const open = money.refunds.filter((one) => ['requested', 'sent'].includes(one.refundState))
  const today = readShopDay(reference().shops.get(order.shopCode) ?? { timeZone: 'UTC' }, now())
  return {
    orderState: order.orderState,
    paymentState: order.paymentState,
    fulfilmentState: order.fulfilmentState,
    hasGoodsToShip: shipped.some((line) => line.quantity > line.cancelledQuantity),
    isArrivalAwaited: findArrival(record)?.arrivedAt === null,
    broughtKept: countKept(record),
    isHalted,
    unassignedStraws: goods.reduce(
      (sum, line) => sum + line.quantity - line.cancelledQuantity - line.sentQuantity - line.straws.length,
      0,
    ),
    missingCarrierAcknowledgements: carriers.map(({ code }) => code),
    isNewYorkFormMissing: findNewYorkForm(record) === 'missing',
    missingImportPapers: [],
    isCaptureUnderWay: money.authorised !== null && money.authorised.captureId !== null,
    isAuthorisationOver: money.authorised?.authorisedUntil
      ? money.authorised.authorisedUntil <= now()
      : false,
    refundableMinor: money.refundableMinor,
    isRefundUnderWay: open.length > 0,
    isRefundWithdrawable: open.some(isWithdrawable),
    isRefundByBankDue: open.length > 0 && money.payment !== null && isByBank(money.payment),
    reservedStraws: deposits
      .filter((one) => one.kind === 'reserved' && one.endsOn >= today)
      .reduce((sum, one) => sum + one.quantity, 0),
    strawsSentOn: lines.reduce((sum, line) => sum + line.sentQuantity, 0),
  }
}
