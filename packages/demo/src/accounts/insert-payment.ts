import type { ClientBase } from 'pg'
import { insertRows } from '../sql/insert-rows.ts'
import { paymentColumns, sandboxColumns } from './order-columns.ts'
import type { OrderStory } from './order-story.ts'

/** What a payment needs to know of its order. */
export interface PayableOrder {
  id: string
  number: string
  invoiceNumber: string
  language: string
  currency: string
  totalMinor: number
  paymentState: string
  placedAt: string
  updatedAt: string
}

/** The payment of an order, and for a card the sandbox provider's own book of it. */
export async function insertPayment(
  client: ClientBase,
  story: OrderStory,
  order: PayableOrder,
  makeId: () => string,
): Promise<void> {
  const id = makeId()
  const reference = makeId()
  const isCard = story.payment === 'card'
  const common = {
    amountMinor: order.totalMinor,
    currency: order.currency,
    createdAt: order.placedAt,
    updatedAt: order.updatedAt,
  }
  const payment = {
    provider: isCard ? 'sandbox' : 'invoice',
    providerReference: isCard ? reference : order.invoiceNumber,
  }
  await insertRows(client, 'shop.payment', paymentColumns, [
    {
      ...common,
      ...payment,
      id,
      orderId: order.id,
      method: story.payment,
      paymentState: order.paymentState,
    },
  ])
  if (!isCard) return
  await insertRows(client, 'shop.sandbox_payment', sandboxColumns, [
    {
      ...common,
      id: reference,
      merchantReference: id,
      description: `Order ${order.number}`,
      returnUrl: '/',
      cancelUrl: '/',
      language: order.language,
      state: 'succeeded',
      cardLast4: '4242',
    },
  ])
}
