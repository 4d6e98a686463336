import { addDays, readParts } from '@kindred/domain/dates/calendar-date'
import { type InvoiceContent, sumInvoice } from '@kindred/domain/invoices/invoice'
import { printInvoiceNumber } from '@kindred/domain/invoices/invoice-number'
import { listInvoiceLines } from '@kindred/domain/invoices/list-invoice-lines'
import { chooseTaxTreatment } from '@kindred/domain/prices/tax'
import type { ClientBase } from 'pg'
import { shops } from '../master-data/shops.ts'
import { insertRows } from '../sql/insert-rows.ts'
import type { DemoAccount } from './demo-accounts.ts'
import { invoiceColumns } from './order-columns.ts'
import type { OrderStory } from './order-story.ts'
import type { SoldLine } from './sell-straws.ts'

/** What an invoice needs to know of its order. */
export interface InvoicedOrder {
  id: string
  number: string
  language: string
  currency: string
  paymentMethod: OrderStory['payment']
  subtotalMinor: number
  shippingMinor: number
  shippingTaxRateBp: number
  taxMinor: number
  totalMinor: number
  billing: InvoiceContent['buyer']['address']
  placedAt: string
}

/** The invoice of an order, under the next number of its series; shops go on where the demo's orders end. */
export async function insertInvoice(
  client: ClientBase,
  story: OrderStory,
  account: DemoAccount,
  order: InvoicedOrder,
  sold: readonly SoldLine[],
): Promise<string> {
  const shop = shops.find(({ code }) => code === account.shopCode)
  if (!shop) throw new Error(`No shop ${account.shopCode}`)
  const { seller, address, email, phone } = shop
  const { paymentDays, ...entity } = seller
  const place = {
    kind: 'invoice' as const,
    legalDepartmentId: shop.legalDepartmentId,
    year: readParts(story.placedOn).year,
  }
  const sequence = await takeNumber(client, place)
  const number = printInvoiceNumber({ ...place, sequence })
  const lines = listInvoiceLines(order, sold)
  const content: InvoiceContent = {
    seller: { ...entity, ...address, email, phone },
    buyer: { address: order.billing, organisationName: account.organisationName, vatNumber: null },
    treatment: chooseTaxTreatment({
      shopCountry: address.country,
      deliveryCountry: order.billing.country,
      clientType: account.clientType,
      hasValidVatNumber: false,
    }),
    isNet: account.clientType === 'professional',
    deliveryCountry: order.billing.country,
    orderNumber: order.number,
    orderedOn: story.placedOn,
    paymentMethod: order.paymentMethod,
    dueOn: order.paymentMethod === 'card' ? null : addDays(story.placedOn, paymentDays),
    lines,
    discountMinor: 0,
    credits: null,
  }
  await insertRows(client, 'shop.invoice', invoiceColumns, [
    {
      ...place,
      ...sumInvoice(lines),
      sequence,
      number,
      content,
      orderId: order.id,
      issuedOn: story.placedOn,
      language: order.language,
      currency: order.currency,
      createdAt: order.placedAt,
    },
  ])
  return number
}

async function takeNumber(
  client: ClientBase,
  of: { kind: string; legalDepartmentId: number; year: number },
): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `insert into shop.invoice_series (legal_department_id, kind, year, last_number) values ($1, $2, $3, 1)
     on conflict (legal_department_id, kind, year) do update set last_number = invoice_series.last_number + 1
     returning last_number as last`,
    [of.legalDepartmentId, of.kind, of.year],
  )
  return rows[0]?.last ?? 0
}
