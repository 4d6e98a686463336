import { needsNewYorkForm } from '@kindred/domain/checkout/delivery-allowed'
import type { OrderRecord } from './present-order.ts'

/** Whether a New York form belongs to an order at all, by where it goes and where the treatment is. */
export function wantsNewYorkForm({ order }: Pick<OrderRecord, 'order'>): boolean {
  return needsNewYorkForm({
    deliveryCountry: order.delivery?.country ?? null,
    deliveryState: order.delivery?.state ?? null,
    treatmentCountry: order.treatmentCountry,
    treatmentState: order.treatmentState || null,
  })
}
