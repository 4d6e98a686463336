import { nameCarrierPaper } from '@kindred/domain/checkout/carrier-acknowledgement'
import type { OrderFacts } from '@kindred/domain/orders/order-facts'
import { findCarriers } from '../donors/find-carriers.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type OrderRecord, shippedTypes } from './present-order.ts'
import { wantsNewYorkForm } from './wants-new-york-form.ts'

/**
 * An order as the rules about it need it. The papers of the rules (carrier acknowledgement, New York form, import
 * checklist) are read from notes in the order's history: `paper-received` with `data.paper`.
 */
export async function readOrderFacts(sql: Sql, record: OrderRecord): Promise<OrderFacts> {
  const { order, lines, history, isHalted } = record
  const shipped = lines.filter((line) => shippedTypes.has(line.lineHandlingType))
  const goods = lines.filter((line) => line.stockItemId)
  const papers = new Set(
    history.filter((entry) => entry.reason === 'paper-received').map((entry) => String(entry.data?.paper)),
  )
  const carriers = await findCarriers(
    sql,
    shipped.map((line) => line.donorId),
  )
  const needsForm = wantsNewYorkForm(record)
  const isPaid = ['paid', 'partlyRefunded', 'settled'].includes(order.paymentState)
  return {
    orderState: order.orderState,
    paymentState: order.paymentState,
    fulfilmentState: order.fulfilmentState,
    hasGoodsToShip: shipped.length > 0,
    isHalted,
    unassignedStraws: goods.reduce((sum, line) => sum + line.quantity - line.straws.length, 0),
    missingCarrierAcknowledgements: carriers
      .map((row) => row.code)
      .filter((code) => !papers.has(nameCarrierPaper(code))),
    isNewYorkFormMissing: needsForm && !papers.has('new-york-form'),
    missingImportPapers: [],
    refundableMinor: isPaid ? order.totalMinor : 0,
  }
}
