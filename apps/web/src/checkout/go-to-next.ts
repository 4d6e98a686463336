import type { Checkout } from '@kindred/contracts/checkout'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import { measureStep } from './measure-step.ts'
import { type CheckoutPlace, pagePath } from './place.ts'

/** The step after one that was just answered; a step in between that lost its answer comes first. */
export function findNextPage({ steps }: Pick<Checkout, 'steps'>, answered: CheckoutTab): CheckoutTab {
  const index = steps.findIndex((step) => step.tab === answered)
  const before = steps.slice(0, index).find((step) => step.state !== 'done')
  return before?.tab ?? steps[index + 1]?.tab ?? 'payment'
}

/** Leads to the step after the one just answered. */
export function goToNext(place: CheckoutPlace, saved: Checkout, answered: CheckoutTab): 'leaves' {
  measureStep(place, answered, 'submitted')
  window.location.assign(pagePath(place, findNextPage(saved, answered)))
  return 'leaves'
}
