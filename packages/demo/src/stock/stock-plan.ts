import type { MotClass, ShopCode, Standard, StrawType } from '@kindred/domain/vocabulary'

/** One donation in the demo world. */
export interface PlannedBatch {
  id: string
  code: string
  donorId: string
  collectedOn: string
  motBeforeFreeze: number | null
  motAfterThaw: number | null
  standards: Standard[]
  releasedAt: string | null
}

/** What one shop has of one kind, and what it sold before the demo begins. */
export interface PlannedItem {
  id: string
  donorId: string
  shopCode: ShopCode
  strawType: StrawType | 'eggLot' | 'embryo'
  motClass: MotClass | 0
  volumeUl: number
  standards: Standard[]
  onHand: number
  soldBefore: number
}

/** Straws of one batch that belong to one stock item: numbers `from` … `from + count − 1` of the batch. */
export interface PlannedStraws {
  batchId: string
  batchCode: string
  stockItemId: string
  from: number
  count: number
  /** The first so many have left the bank, on this instant. */
  gone: number
  goneAt: string
  tank: string
}

export interface StockPlan {
  batches: PlannedBatch[]
  items: PlannedItem[]
  straws: PlannedStraws[]
}
