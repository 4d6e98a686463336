import type { Sql } from '../stock/move-stock.ts'
import { giveInvoiceNumber } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'

/** Gives an order its invoice number: gapless per shop, so only in the transaction that makes the order stand. */
export function invoiceOrder(sql: Sql, order: OrderRow): Promise<string> {
  return giveInvoiceNumber(sql, order)
}
