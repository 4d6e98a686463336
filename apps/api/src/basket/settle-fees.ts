import { randomUUID } from 'node:crypto'
import type { LineHandlingType } from '@kindred/domain/vocabulary'
import type { FeeChoice } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import { feeProducts } from './line-kinds.ts'

const feeSources: Readonly<Record<FeeChoice['productKind'], ReadonlySet<LineHandlingType>>> = {
  reservation: new Set(['reservation']),
  storageRenewalPeriod: new Set(['storageDelivery', 'embryoStorage']),
}

/** One fee for each donor kept, however many straws (domain rules 5). */
export function settleFees(lines: LineRow[], choices: readonly FeeChoice[]): LineRow[] {
  // A renewal of a deposit is the customer's own choice.
  const isFee = (line: LineRow) => feeProducts.has(line.productKind) && line.depositId === null
  const rest = lines.filter((line) => !isFee(line))
  const kinds: FeeChoice['productKind'][] = ['reservation', 'storageRenewalPeriod']
  const fees = kinds.flatMap((productKind): LineRow[] => {
    const existing = lines.find((line) => isFee(line) && line.productKind === productKind)
    const choice = choices.find((one) => one.productKind === productKind)
    const months = choice ? choice.months : (existing?.periodMonths ?? null)
    const sources = feeSources[productKind]
    const kept = rest.filter((line) => line.stockItemId && sources.has(line.lineHandlingType))
    const quantity = new Set(kept.map((line) => line.donorId)).size
    if (months === null || quantity === 0) return []
    const line = {
      id: existing?.id ?? randomUUID(),
      lineHandlingType: productKind,
      productKind,
      donorId: null,
      stockItemId: null,
      depositId: null,
      periodMonths: months,
      quantity,
      unitPriceMinor: 0,
      taxRateBp: 0,
      addedAutomatically: true,
    }
    return [line]
  })
  return [...rest, ...fees]
}
