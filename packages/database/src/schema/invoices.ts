import { invoiceKinds } from '@kindred/domain/invoices/invoice-number'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { order } from './orders.ts'
import { paymentRequest } from './payment-requests.ts'
import { createdAt, id, shop } from './shop-schema.ts'

export const invoiceKind = shop.enum('invoice_kind', invoiceKinds)

/** Last number given in a series. Its row is locked until the invoice stands, which makes the series gapless. */
export const invoiceSeries = shop.table(
  'invoice_series',
  {
    legalDepartmentId: integer().notNull(),
    kind: invoiceKind().notNull(),
    year: integer().notNull(),
    lastNumber: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.legalDepartmentId, t.kind, t.year] })],
)

/**
 * Invoices and credit notes as they were made. Append only; a credit note names its invoice, and all that was credited of
 * an invoice never exceeds it (both by trigger).
 */
export const invoice = shop.table(
  'invoice',
  {
    id: id(),
    kind: invoiceKind().notNull(),
    number: text().notNull().unique(),
    legalDepartmentId: integer().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    /** What it is for: an order, or a payment that staff asked for. */
    orderId: uuid().references(() => order.id),
    paymentRequestId: uuid().references(() => paymentRequest.id),
    /** Of a credit note: the invoice it takes back. */
    creditedInvoiceId: uuid().references((): AnyPgColumn => invoice.id),
    issuedOn: date({ mode: 'string' }).notNull(),
    language: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    netMinor: integer().notNull(),
    taxMinor: integer().notNull(),
    totalMinor: integer().notNull(),
    /** All it says (`InvoiceContent`). */
    content: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoice_place').on(t.legalDepartmentId, t.kind, t.year, t.sequence),
    uniqueIndex('invoice_one_per_order').on(t.orderId).where(sql`kind = 'invoice'`),
    uniqueIndex('invoice_one_per_request').on(t.paymentRequestId).where(sql`kind = 'invoice'`),
    check('invoice_of_one', sql`(${t.orderId} is null) <> (${t.paymentRequestId} is null)`),
    index('invoice_of_order').on(t.orderId),
    index('invoice_credits').on(t.creditedInvoiceId),
    check('invoice_adds_up', sql`${t.totalMinor} = ${t.netMinor} + ${t.taxMinor}`),
    check('invoice_amounts', sql`${t.netMinor} >= 0 and ${t.taxMinor} >= 0 and ${t.sequence} > 0`),
    check(
      'invoice_credit_names_invoice',
      sql`(${t.kind} = 'creditNote') = (${t.creditedInvoiceId} is not null)`,
    ),
  ],
)
