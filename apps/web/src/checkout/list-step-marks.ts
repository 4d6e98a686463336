import type { Checkout } from '@kindred/contracts/checkout'
import { findStepNumber, walkingOrder } from '@kindred/domain/checkout/steps'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import type { Step } from '@kindred/ui/steps/number-steps'

type KnownStep = Pick<Checkout['steps'][number], 'tab' | 'state'>

/**
 * The marks of the steps bar for one who stands at `current`. Numbers never shift: a numbered step that this order does
 * not need stays in its place and says so; one without a number appears only when the order has it (CHK-02).
 */
export function listStepMarks(
  steps: readonly KnownStep[],
  current: CheckoutTab,
  words: {
    name: (tab: CheckoutTab) => string
    notNeeded: (title: string) => string
    href: (tab: CheckoutTab) => string
  },
): Step[] {
  return walkingOrder.flatMap((tab): Step[] => {
    const step = steps.find((one) => one.tab === tab)
    const title = words.name(tab)
    const isExtra = findStepNumber(tab) === null
    if (!step) return isExtra ? [] : [{ title: words.notNeeded(title), state: 'next' }]
    if (tab === current) return [{ title, state: 'now', isExtra }]
    const isOpen = step.state !== 'closed'
    return [
      {
        title,
        state: step.state === 'done' ? 'done' : 'next',
        isExtra,
        ...(isOpen && { href: words.href(tab) }),
      },
    ]
  })
}
