import type { HistoryRow } from './order.store.ts'

/** Papers that lie with an order, as the notes in its history say. */
export const listPapers = (history: readonly HistoryRow[]): ReadonlySet<string> =>
  new Set(
    history.filter((entry) => entry.reason === 'paper-received').map((entry) => String(entry.data?.paper)),
  )
