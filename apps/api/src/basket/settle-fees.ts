import { randomUUID } from 'node:crypto'
import { findHandling } from '@kindred/domain/basket/kinds-of-line'
import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'
import type { LineHandlingType } from '@kindred/domain/vocabulary'
import type { FeeChoice } from './basket-plan.ts'
import type { LineRow } from './basket-rows.ts'
import type { BasketView } from './explain-line.ts'
import { feeProducts } from './line-kinds.ts'

type FeeKind = FeeChoice['productKind'] | 'embryoShipping'

/** What each fee is for. */
const feeSources: Readonly<Record<FeeKind, ReadonlySet<LineHandlingType>>> = {
  reservation: new Set(['reservation']),
  storageRenewalPeriod: new Set(['storageDelivery']),
  embryoStorage: new Set(['embryoStorage']),
  embryoShipping: new Set(['embryoShipping']),
}

/**
 * The fees that follow from what is in the basket: keeping costs one fee for each donor, however many straws, for the
 * period chosen in the checkout (domain rules 5); sending embryos costs one, where the shop has a price for it.
 */
export function settleFees(view: BasketView, lines: LineRow[], choices: readonly FeeChoice[]): LineRow[] {
  // A renewal of a deposit is the customer's own choice.
  const isFee = (line: LineRow) =>
    feeProducts.has(line.productKind) && line.stockItemId === null && line.depositId === null
  const rest = lines.filter((line) => !isFee(line))
  const fees = (Object.keys(feeSources) as FeeKind[]).flatMap((productKind): LineRow[] => {
    const existing = lines.find((line) => isFee(line) && line.productKind === productKind)
    const donors = rest
      .filter((line) => line.stockItemId || leavesDeposit(line))
      .filter((line) => feeSources[productKind].has(line.lineHandlingType))
      .map((line) => line.donorId)
    if (donors.length === 0) return []
    const isShipping = productKind === 'embryoShipping'
    if (isShipping && !sellsShipping(view)) return []
    const choice = choices.find((one) => one.productKind === productKind)
    const periodMonths = choice ? choice.months : (existing?.periodMonths ?? null)
    if (!isShipping && periodMonths === null) return []
    const line = {
      id: existing?.id ?? randomUUID(),
      lineHandlingType: findHandling(productKind),
      productKind,
      donorId: null,
      stockItemId: null,
      depositId: null,
      arrival: null,
      periodMonths,
      quantity: isShipping ? 1 : new Set(donors).size,
      unitPriceMinor: existing?.unitPriceMinor ?? 0,
      taxRateBp: existing?.taxRateBp ?? 0,
      addedAutomatically: true,
    }
    return [line]
  })
  return [...rest, ...fees]
}

const sellsShipping = ({ reference, shop }: BasketView): boolean =>
  reference.servicePrices.some((row) => row.shopCode === shop.code && row.service === 'embryoShipping')
