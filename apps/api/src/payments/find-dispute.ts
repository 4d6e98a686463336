import type { Sql } from '../stock/move-stock.ts'
import { type DisputeRow, selectLastDispute } from './dispute.store.ts'
import type { OrderMoney } from './read-order-money.ts'

/** What the bank of the payer asked, and how it ended, of the payment that holds the money of an order. */
export function findDispute(sql: Sql, { payment }: OrderMoney): Promise<DisputeRow | null> {
  return payment ? selectLastDispute(sql, payment.id) : Promise.resolve(null)
}
