import { nameCarrierPaper } from '@kindred/domain/checkout/carrier-acknowledgement'
import { findCarriers } from '../donors/find-carriers.ts'
import type { Sql } from '../stock/move-stock.ts'
import { listPapers } from './list-papers.ts'
import { type OrderRecord, shippedTypes } from './present-order.ts'

/** Donors with a carrier finding that an order sends something of, and whose acknowledgement does not lie with it yet (domain rules 6). */
export async function listCarriersToSign(
  sql: Sql,
  { lines, history }: Pick<OrderRecord, 'lines' | 'history'>,
): Promise<{ code: string; alias: string }[]> {
  const papers = listPapers(history)
  const shipped = lines.filter((line) => shippedTypes.has(line.lineHandlingType))
  const carriers = await findCarriers(
    sql,
    shipped.map((line) => line.donorId),
  )
  return carriers.filter(({ code }) => !papers.has(nameCarrierPaper(code)))
}

/** True while its customer may still sign: the order stands, and nothing has left. */
export const mayStillSign = ({ order }: Pick<OrderRecord, 'order'>): boolean =>
  ['placed', 'processing'].includes(order.orderState) && ['waiting', 'picked'].includes(order.fulfilmentState)
