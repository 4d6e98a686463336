import type { Order } from '@kindred/contracts/orders'
import type { HistoryRow, StoredLine } from './order.store.ts'

type Told = { lines: readonly StoredLine[]; history: readonly HistoryRow[] }

/** The note by which staff say that what was to come from elsewhere is here. */
export const arrivalNote = 'arrived'

/** What comes to us with an order and is not called off, and since when it is here; null for every other order. */
export function findArrival({ lines, history }: Told): Order['arrival'] {
  const line = lines.find((one) => one.quantity > one.cancelledQuantity && one.description.arrival)
  if (!line?.description.arrival) return null
  const note = history.find((entry) => entry.machine === 'note' && entry.reason === arrivalNote)
  return { ...line.description.arrival, arrivedAt: note?.at.toISOString() ?? null }
}
