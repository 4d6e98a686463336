import type { Transaction } from '@kindred/database/pool'
import { readParts } from '@kindred/domain/dates/calendar-date'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { type InvoiceLine, sumInvoice } from '@kindred/domain/invoices/invoice'
import { type CreditableLine, type CreditWish, shareCredit } from '@kindred/domain/invoices/share-credit'
import { ok, type Result } from '@kindred/domain/result'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Services } from '../services.ts'
import { type InvoiceRow, insertInvoice, listInvoices } from './invoice.store.ts'

/** What an order's credit note takes back; lines by the id of the order line (null: the shipping). */
export type OrderCredit =
  | Exclude<CreditWish, { kind: 'lines' }>
  | { kind: 'lines'; lines: readonly { orderLineId: string | null; amountMinor: number }[] }

/**
 * Takes back all or part of an order's invoice by a credit note, in the caller's transaction that holds the order: for a
 * refund, a part-cancel, or an unpaid invoice given up. Null when the order was never invoiced. Amounts are minor units
 * with tax. Refusals: `nothing-to-credit`, `credit-exceeds-invoice`.
 */
export async function creditInvoice(
  tx: Transaction,
  services: Services,
  order: Pick<OrderRow, 'id' | 'shopCode'>,
  credit: OrderCredit,
): Promise<Result<InvoiceRow | null>> {
  const papers = await listInvoices(tx.$client, order.id)
  const invoice = papers.find(({ kind }) => kind === 'invoice')
  if (!invoice) return ok(null)
  const shop = services.reference().shops.get(order.shopCode)
  if (!shop) throw new Error(`The shop ${order.shopCode} of an order is not there`)
  const lines = shareCredit(countCredited(invoice, papers), findWish(invoice.content.lines, credit))
  if (!lines.ok) return lines
  const at = services.now()
  const issuedOn = readShopDay(shop, at)
  const { number, issuedOn: invoicedOn, content } = invoice
  return ok(
    await insertInvoice(
      tx.$client,
      { kind: 'creditNote', legalDepartmentId: shop.legalDepartmentId, year: readParts(issuedOn).year },
      {
        orderId: order.id,
        creditedInvoiceId: invoice.id,
        issuedOn,
        language: invoice.language,
        currency: invoice.currency,
        ...sumInvoice(lines.value),
        content: {
          ...content,
          lines: lines.value,
          dueOn: null,
          discountMinor: 0,
          credits: { number, issuedOn: invoicedOn },
        },
      },
      at,
    ),
  )
}

/** The lines of the invoice with what its credit notes took back of each. */
function countCredited(invoice: InvoiceRow, papers: readonly InvoiceRow[]): CreditableLine[] {
  const credited = papers
    .filter(({ creditedInvoiceId }) => creditedInvoiceId === invoice.id)
    .flatMap(({ content }) => content.lines)
  return invoice.content.lines.map((line) => ({
    ...line,
    creditedMinor: credited
      .filter(({ orderLineId }) => orderLineId === line.orderLineId)
      .reduce((sum, { grossMinor }) => sum + grossMinor, 0),
  }))
}

function findWish(lines: readonly InvoiceLine[], credit: OrderCredit): CreditWish {
  if (credit.kind !== 'lines') return credit
  const places = credit.lines.map(({ orderLineId, amountMinor }) => {
    const index = lines.findIndex((line) => line.orderLineId === orderLineId)
    if (index < 0) throw new RangeError('A credit names a line of the invoice')
    return { index, amountMinor }
  })
  return { kind: 'lines', lines: places }
}
