import type { orderInvoiceSchema } from '@kindred/contracts/orders'
import { money } from '@kindred/domain/money'
import type { z } from 'zod'
import type { Sql } from '../stock/move-stock.ts'
import { listInvoices } from './invoice.store.ts'

/** The invoice of an order and its credit notes, oldest first, as an order names them. */
export async function listOrderInvoices(
  sql: Sql,
  orderId: string,
): Promise<z.output<typeof orderInvoiceSchema>[]> {
  const invoices = await listInvoices(sql, orderId)
  return invoices.map(({ kind, number, issuedOn, totalMinor, currency }) => ({
    kind,
    number,
    issuedOn,
    total: money(totalMinor, currency),
  }))
}
