import type { DonorCard } from '@kindred/contracts/donors'
import { type SoldType, strawTypes } from '@kindred/domain/vocabulary'
import { canStockMend } from '@kindred/domain/waiting-list/explain-waiting'

/** Where a donor’s page offers to wait. */
export const tellMeWhenId = 'tell-me-when'

type Seen = Pick<DonorCard, 'kind' | 'offered' | 'reasons' | 'stock'>

/**
 * For which kinds of straws of a donor somebody can wait: those of which none can be bought now. None where stock does not
 * mend what stands against the donor, nor before the country of treatment is known.
 */
export function listWaitable({ kind, offered, reasons, stock }: Seen): SoldType[] {
  const codes = reasons.map(({ code }) => code)
  if (
    !canStockMend(codes) ||
    codes.some((code) => code === 'country-not-chosen' || code === 'state-not-chosen')
  )
    return []
  const inStock = new Set(
    offered ? stock.filter(({ available }) => available > 0).map((line) => line.strawType) : [],
  )
  const all: readonly SoldType[] = kind === 'egg' ? ['eggLot'] : strawTypes
  // Of a donor who can be bought, only kinds the shop has had: others were never made of this donor.
  const had = new Set(stock.map((line) => line.strawType))
  return all.filter((type) => !inStock.has(type) && (!offered || had.has(type)))
}
