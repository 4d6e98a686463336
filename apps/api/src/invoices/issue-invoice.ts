import type { Transaction } from '@kindred/database/pool'
import { addDays, readParts } from '@kindred/domain/dates/calendar-date'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { sumInvoice } from '@kindred/domain/invoices/invoice'
import { listInvoiceLines } from '@kindred/domain/invoices/list-invoice-lines'
import { chooseTaxTreatment } from '@kindred/domain/prices/tax'
import { type Customer, findCustomer } from '../accounts/find-customer.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-rows.ts'
import type { Services } from '../services.ts'
import { describeSeller } from './describe-seller.ts'
import { type InvoiceRow, insertInvoice } from './invoice.store.ts'

/**
 * Makes the invoice of an order, in the transaction that makes the order stand (paid or invoiced): both or neither. What it
 * says is kept as of today. Of whom and to whom, how it is taxed and in which language follow from the order.
 *
 * @param known the order's customer as this transaction has read them; read here unless given
 */
export async function issueInvoice(
  tx: Transaction,
  services: Services,
  order: OrderRow,
  sold: readonly OrderLineRow[],
  known?: Customer | null,
): Promise<InvoiceRow> {
  const shop = services.reference().shops.get(order.shopCode)
  if (!shop) throw new Error(`The shop ${order.shopCode} of an order is not there`)
  const customer = known === undefined ? await findCustomer(tx, order.customerId) : known
  const at = services.now()
  const issuedOn = readShopDay(shop, at)
  const isProfessional = order.customerType === 'professional'
  const vatNumber = (isProfessional && customer?.vatNumber) || null
  const deliveryCountry = (order.delivery ?? order.billing).country
  const lines = listInvoiceLines(order, sold)
  return insertInvoice(
    tx.$client,
    { kind: 'invoice', legalDepartmentId: shop.legalDepartmentId, year: readParts(issuedOn).year },
    {
      orderId: order.id,
      creditedInvoiceId: null,
      issuedOn,
      language: order.language,
      currency: order.currency,
      ...sumInvoice(lines),
      content: {
        seller: describeSeller(shop),
        buyer: {
          address: order.billing,
          organisationName: (isProfessional && customer?.organisationName) || null,
          vatNumber,
        },
        treatment: chooseTaxTreatment({
          shopCountry: shop.address.country,
          deliveryCountry,
          clientType: isProfessional ? 'professional' : 'private',
          hasValidVatNumber: vatNumber !== null,
        }),
        isNet: isProfessional,
        deliveryCountry,
        orderNumber: order.number,
        orderedOn: readShopDay(shop, order.placedAt ?? at),
        paymentMethod: order.paymentMethod,
        dueOn: order.paymentMethod === 'card' ? null : addDays(issuedOn, shop.seller.paymentDays),
        lines,
        discountMinor: order.subtotalMinor + order.shippingMinor - order.totalMinor,
        credits: null,
      },
    },
    at,
  )
}
