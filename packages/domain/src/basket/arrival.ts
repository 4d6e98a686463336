import type { GoodsKind } from '../stock/goods-of.ts'

/** What a customer brings from elsewhere, as they told it; staff say when it came and what it was (BASK-03, `shipmentInbound`). */
export type Arrival = {
  readonly goods: GoodsKind
  readonly count: number
  /** The clinic or bank that keeps it now. */
  readonly from: string
}

/** Beyond this many nobody packs one tank; it is arranged by hand. */
export const mostToArrive = 200
