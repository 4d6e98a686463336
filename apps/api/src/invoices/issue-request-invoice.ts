import type { Address } from '@kindred/contracts/accounts'
import type { Transaction } from '@kindred/database/pool'
import { readParts } from '@kindred/domain/dates/calendar-date'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { type InvoiceLine, sumInvoice } from '@kindred/domain/invoices/invoice'
import { money } from '@kindred/domain/money'
import { taxAmount } from '@kindred/domain/prices/tax'
import type { Services } from '../services.ts'
import { describeSeller } from './describe-seller.ts'
import { type InvoiceRow, insertInvoice } from './invoice.store.ts'

export type InvoicedRequest = {
  id: string
  number: string
  shopCode: string
  email: string
  language: string
  /** In words of staff; it is the line of the invoice. */
  reason: string
  /** Tax included, of this many basis points. */
  amountMinor: number
  currency: string
  taxRateBp: number
  createdAt: Date
}

/**
 * Makes the invoice of a payment that staff asked for, last in the transaction that counts its money: both or neither. It is
 * made out to the billing address of the account, or to the mail address where there is none.
 */
export function issueRequestInvoice(
  tx: Transaction,
  services: Services,
  request: InvoicedRequest,
  billing: Address | null,
): Promise<InvoiceRow> {
  const shop = services.reference().shops.get(request.shopCode)
  if (!shop) throw new Error(`The shop ${request.shopCode} of a payment is not there`)
  const at = services.now()
  const issuedOn = readShopDay(shop, at)
  const nobody = { fullName: request.email, line1: '', postalCode: '', city: '', country: '' }
  const lines = [describeLine(request)]
  return insertInvoice(
    tx.$client,
    { kind: 'invoice', legalDepartmentId: shop.legalDepartmentId, year: readParts(issuedOn).year },
    {
      orderId: null,
      paymentRequestId: request.id,
      creditedInvoiceId: null,
      issuedOn,
      language: request.language,
      currency: request.currency,
      ...sumInvoice(lines),
      content: {
        seller: describeSeller(shop),
        buyer: { address: billing ?? nobody, organisationName: null, vatNumber: null },
        treatment: 'standard',
        isNet: false,
        deliveryCountry: shop.address.country,
        orderNumber: request.number,
        orderedOn: readShopDay(shop, request.createdAt),
        paymentMethod: 'card',
        dueOn: null,
        lines,
        discountMinor: 0,
        credits: null,
      },
    },
    at,
  )
}

function describeLine({ reason, amountMinor, currency, taxRateBp: rateBp }: InvoicedRequest): InvoiceLine {
  const { net, tax } = taxAmount(money(amountMinor, currency), {
    includesTax: true,
    listRateBp: rateBp,
    rateBp,
  })
  return {
    orderLineId: null,
    productKind: 'standalonePaymentProduct',
    description: { reason },
    periodMonths: null,
    quantity: 1,
    taxRateBp: rateBp,
    netMinor: net.amountMinor,
    taxMinor: tax.amountMinor,
    grossMinor: amountMinor,
  }
}
