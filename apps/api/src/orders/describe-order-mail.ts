import type { Sql } from '../stock/move-stock.ts'
import { listOrderLines } from './order.store.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

/** What the mails about an order say; never a health or donor detail beyond the alias. */
export type OrderMailValues = {
  name: string
  number: string
  /** Minor units with their currency; the template formats them. */
  totalMinor: number
  currency: string
  dispatchOn: string | null
  /** Somebody takes it at the bank: nothing is sent. */
  isFetched: boolean
  lines: {
    alias: string | null
    productKind: string
    strawType: string | null
    quantity: number
    totalMinor: number
    taxMinor: number
  }[]
  shippingMinor: number
  /** Contained in the total. */
  taxMinor: number
  /** A business reads amounts without tax, and the tax as a row of its own. */
  isBusiness: boolean
  /** Off in the amounts of the lines already. */
  discountMinor: number
  trackingNumber: string | null
  isInvoiced: boolean
  /** It costs nothing, so nobody pays. */
  isFree: boolean
  /** Nothing was taken yet: that is done when the order is shipped. */
  isAuthorised: boolean
  /** Of the invoice or credit note that came with what the mail is about. */
  invoiceNumber: string | null
  /** Nothing leaves before its customer has signed or sent something; the order says what. */
  wantsPaper: boolean
  /** Of money that goes back: the rest of the order stands. */
  isPart: boolean
}

type Extra = {
  trackingNumber?: string
  totalMinor?: number
  invoiceNumber?: string
  isPart?: boolean
  wantsPaper?: boolean
}

export type OrderMail = { to: string; locale: string; values: OrderMailValues }

/** To whom and what: the customer's address and the order in figures. */
export async function describeOrderMail(
  sql: Sql,
  order: OrderRow,
  known?: readonly OrderLineRow[],
  extra: Extra = {},
): Promise<OrderMail> {
  const { rows } = await sql.query<{ email: string; name: string }>({
    name: 'orders.customer',
    text: 'select email, full_name "name" from shop.customer where id = $1',
    values: [order.customerId],
  })
  const lines = known ?? (await listOrderLines(sql, [order.id]))
  return describeMailTo(rows[0] ?? { email: '', name: '' }, order, lines, extra)
}

/** The same for a customer and lines that are known. */
export function describeMailTo(
  customer: { email: string; name: string },
  order: OrderRow,
  lines: readonly OrderLineRow[],
  extra: Extra = {},
): OrderMail {
  return {
    to: customer.email,
    locale: order.language,
    values: {
      name: customer.name,
      number: order.number,
      totalMinor: extra.totalMinor ?? order.totalMinor,
      currency: order.currency,
      dispatchOn: order.dispatchOn,
      isFetched: order.shippingMethod === 'pickUp',
      lines: lines.map((line) => ({
        alias: line.description.alias ?? null,
        productKind: line.productKind,
        strawType: line.description.strawType ?? null,
        quantity: line.quantity,
        totalMinor: line.totalMinor,
        taxMinor: line.taxMinor,
      })),
      shippingMinor: order.shippingMinor,
      taxMinor: order.taxMinor,
      isBusiness: order.customerType === 'professional',
      discountMinor: order.discountMinor,
      trackingNumber: extra.trackingNumber ?? null,
      isPart: extra.isPart ?? false,
      wantsPaper: extra.wantsPaper ?? false,
      isAuthorised: order.paymentState === 'authorised',
      isInvoiced: order.paymentMethod !== 'card',
      isFree: order.totalMinor === 0,
      invoiceNumber: extra.invoiceNumber ?? null,
    },
  }
}
