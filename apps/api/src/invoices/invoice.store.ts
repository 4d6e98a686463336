import type { InvoiceContent, InvoiceSums } from '@kindred/domain/invoices/invoice'
import {
  type InvoiceKind,
  type InvoicePlace,
  printSeries,
  sequenceDigits,
} from '@kindred/domain/invoices/invoice-number'
import type { Sql } from '../stock/move-stock.ts'

export type InvoiceRow = InvoiceSums & {
  id: string
  kind: InvoiceKind
  number: string
  /** Null of a payment that staff asked for. */
  orderId: string | null
  paymentRequestId?: string | null
  creditedInvoiceId: string | null
  issuedOn: string
  language: string
  currency: string
  content: InvoiceContent
}

const columns = `i.id, i.kind, i.number, i.order_id "orderId", i.credited_invoice_id "creditedInvoiceId",
  i.issued_on::text "issuedOn", i.language, i.currency, i.net_minor "netMinor", i.tax_minor "taxMinor",
  i.total_minor "totalMinor", i.content`

/**
 * Writes an invoice or credit note under the next number of its series, in one statement. The row of the series is locked
 * until the transaction ends: the next one waits, and a number of a transaction that is rolled back is given again. So it
 * is called as late in a transaction as can be.
 */
export async function insertInvoice(
  sql: Sql,
  series: Omit<InvoicePlace, 'sequence'>,
  invoice: Omit<InvoiceRow, 'id' | 'kind' | 'number'>,
  at: Date,
): Promise<InvoiceRow> {
  const { rows } = await sql.query<InvoiceRow>({
    name: 'invoices.insert',
    text: `with given as (
        insert into shop.invoice_series (legal_department_id, kind, year, last_number) values ($3, $1, $4, 1)
        on conflict (legal_department_id, kind, year) do update set last_number = invoice_series.last_number + 1
        returning last_number n)
      insert into shop.invoice as i (kind, number, legal_department_id, year, sequence, order_id, credited_invoice_id,
        issued_on, language, currency, net_minor, tax_minor, total_minor, content, created_at, payment_request_id)
      select $1, $2 || lpad(n::text, greatest(${sequenceDigits}, length(n::text)), '0'), $3, $4, n,
        $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15 from given returning ${columns}`,
    values: [
      series.kind,
      printSeries(series),
      series.legalDepartmentId,
      series.year,
      invoice.orderId,
      invoice.creditedInvoiceId,
      invoice.issuedOn,
      invoice.language,
      invoice.currency,
      invoice.netMinor,
      invoice.taxMinor,
      invoice.totalMinor,
      JSON.stringify(invoice.content),
      at,
      invoice.paymentRequestId ?? null,
    ],
  })
  const [made] = rows
  if (!made) throw new Error('An invoice that was written cannot be gone')
  return made
}

/** The invoice of an order and its credit notes, in the order they were made. */
export async function listInvoices(sql: Sql, orderId: string): Promise<InvoiceRow[]> {
  const { rows } = await sql.query<InvoiceRow>({
    name: 'invoices.of-order',
    text: `select ${columns} from shop.invoice i where i.order_id = $1 order by i.created_at, i.kind, i.sequence`,
    values: [orderId],
  })
  return rows
}

/** The invoice of a payment that staff asked for; null until it is paid. */
export async function findInvoiceOfRequest(sql: Sql, paymentRequestId: string): Promise<InvoiceRow | null> {
  const { rows } = await sql.query<InvoiceRow>(
    `select ${columns} from shop.invoice i where i.payment_request_id = $1`,
    [paymentRequestId],
  )
  return rows[0] ?? null
}

/** Numbers of invoices by the payment request they are for. */
export async function listNumbersOfRequests(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ id: string; number: string }>(
    'select payment_request_id id, number from shop.invoice where payment_request_id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export async function findInvoice(sql: Sql, number: string): Promise<InvoiceRow | null> {
  const { rows } = await sql.query<InvoiceRow>({
    name: 'invoices.find',
    text: `select ${columns} from shop.invoice i where i.number = $1`,
    values: [number],
  })
  return rows[0] ?? null
}
