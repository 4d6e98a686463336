import type { Order } from '@kindred/contracts/orders'
import type { Arrival } from '@kindred/domain/basket/arrival'
import type { OrderDeposit } from './deposit.store.ts'
import type { HistoryRow, StoredLine } from './order.store.ts'

type Told = {
  lines: readonly StoredLine[]
  history: readonly HistoryRow[]
  deposits: readonly OrderDeposit[]
}

/** The note by which staff say that what was to come from elsewhere is here. */
export const arrivalNote = 'arrived'

/** The line of an order that brings something to us and is not called off, with what the customer said of it. */
export function findArrivalLine({
  lines,
}: Pick<Told, 'lines'>): { line: StoredLine; arrival: Arrival } | null {
  const line = lines.find((one) => one.quantity > one.cancelledQuantity && one.description.arrival)
  return line?.description.arrival ? { line, arrival: line.description.arrival } : null
}

/** What comes to us with an order, since when it is here and whether it still is; null for every other order. */
export function findArrival(record: Told): Order['arrival'] {
  const awaited = findArrivalLine(record)
  if (!awaited) return null
  const note = record.history.find((entry) => entry.machine === 'note' && entry.reason === arrivalNote)
  return { ...awaited.arrival, arrivedAt: note?.at.toISOString() ?? null, isKept: countKept(record) > 0 }
}

/** How much of what was brought with an order lies with us. */
export function countKept({ deposits }: Pick<Told, 'deposits'>): number {
  return deposits.reduce((sum, one) => sum + (one.broughtGoods === null ? 0 : one.quantity), 0)
}
