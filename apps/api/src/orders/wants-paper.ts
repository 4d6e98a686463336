import type { Sql } from '../stock/move-stock.ts'
import { findNewYorkForm } from './find-new-york-form.ts'
import { listCarriersToSign } from './list-carriers-to-sign.ts'
import { type OrderRecord, shippedTypes } from './present-order.ts'

/**
 * Whether an order sends something that may not leave before its customer has signed or sent a paper: the acknowledgement
 * of a carrier finding (CHK-17), the New York form (CHK-05).
 */
export async function wantsPaper(
  sql: Sql,
  record: Pick<OrderRecord, 'order' | 'lines' | 'history'>,
): Promise<boolean> {
  if (!record.lines.some((line) => shippedTypes.has(line.lineHandlingType))) return false
  return findNewYorkForm(record) === 'missing' || (await listCarriersToSign(sql, record)).length > 0
}
