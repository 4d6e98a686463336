import { type CheckoutTab, checkoutTabs, isOneOf } from '@kindred/domain/vocabulary'
import type { CallFailure } from './use-action.ts'

/** Refusals about what is bought, whichever step said them. */
const ofBasket: ReadonlySet<string> = new Set([
  'basket-empty',
  'basket-changed',
  'hold-expired',
  'nothing-held',
  'not-enough-stock',
  'not-enough-kept',
  'no-quota-place-left',
])

/** The step of the checkout where what a call refused can be put right; null where it is here, or nowhere. */
export function findTabToMend({ code, data }: Pick<CallFailure, 'code' | 'data'>): CheckoutTab | null {
  if (ofBasket.has(code)) return 'basket'
  return code === 'step-not-reachable' && isOneOf(checkoutTabs, data?.tab) ? data.tab : null
}
