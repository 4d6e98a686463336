import type { Sql } from '../stock/move-stock.ts'
import { findInvoiceOfRequest, type InvoiceRow, listNumbersOfRequests } from './invoice.store.ts'

/** The invoice of a payment that staff asked for; null until it is paid. */
export function findRequestInvoice(sql: Sql, paymentRequestId: string): Promise<InvoiceRow | null> {
  return findInvoiceOfRequest(sql, paymentRequestId)
}

/** Numbers of invoices by the payment request they are for. */
export function listRequestInvoiceNumbers(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  return listNumbersOfRequests(sql, ids)
}
