import { needsNewYorkForm } from '@kindred/domain/checkout/delivery-allowed'
import { listPapers } from './list-papers.ts'
import type { HistoryRow } from './order.store.ts'
import type { OrderRow } from './order-rows.ts'

type Told = { order: OrderRow; history: readonly HistoryRow[] }

/** How it stands with the New York form: null where none belongs to the order, by where it goes and is used. */
export function findNewYorkForm({ order, history }: Told): 'missing' | 'received' | null {
  const isNeeded = needsNewYorkForm({
    deliveryCountry: order.delivery?.country ?? null,
    deliveryState: order.delivery?.state ?? null,
    treatmentCountry: order.treatmentCountry,
    treatmentState: order.treatmentState || null,
  })
  if (!isNeeded) return null
  return listPapers(history).has('new-york-form') ? 'received' : 'missing'
}
