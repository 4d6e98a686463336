import type { Transaction } from '@kindred/database/pool'
import type { BasketRow } from '../basket/basket-rows.ts'
import { Refused } from '../basket/change-basket.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Services } from '../services.ts'

/**
 * Places an order that costs nothing (straws of one's own that are fetched, a code that pays for everything): there is no
 * payment to wait for, so it counts as paid. @throws Refused as `placeOrder` refuses
 */
export async function placeFree(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  basket: BasketRow,
): Promise<void> {
  const placed = await placeOrder(tx, services, order, basket, { paymentState: 'paid', by: 'customer' })
  if (!placed.ok) throw new Refused(placed.error)
  await confirmOrder(tx, services, placed.value)
}
