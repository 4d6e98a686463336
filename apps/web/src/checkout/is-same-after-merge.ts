import type { Basket } from '@kindred/contracts/basket'

/**
 * After sign-in: whether the basket holds just what the visitor saw, so that going on needs no second look. It does not
 * when lines of an earlier visit stand beside them, or something was cut, dropped or could not be brought over.
 */
export function isSameAfterMerge(basket: Pick<Basket, 'lines'> | null, changes: Basket['changes']): boolean {
  if (!basket || basket.lines.length === 0) return false
  return changes.every((change) => {
    if (change.code === 'quota-added') return true
    return change.code === 'basket-merged' && change.data.lines === basket.lines.length
  })
}
