import type { Checkout } from '@kindred/contracts/checkout'
import type { CheckoutTab } from '@kindred/domain/vocabulary'
import type { Step } from '@kindred/ui/steps/number-steps'

type KnownStep = Pick<Checkout['steps'][number], 'tab' | 'state'>

/** CHK-02: the six numbered steps; the two others appear, without a number, only when the order has them. */
const order: readonly CheckoutTab[] = [
  'basket',
  'embryo',
  'geneticMatchingInformation',
  'reservation',
  'information',
  'shipping',
  'orderSummary',
  'payment',
]
const extras: ReadonlySet<CheckoutTab> = new Set(['embryo', 'geneticMatchingInformation'])

/**
 * The marks of the steps bar for one who stands at `current`. Numbers never shift: a numbered step that this order does
 * not need stays in its place and says so.
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
  return order.flatMap((tab): Step[] => {
    const step = steps.find((one) => one.tab === tab)
    const title = words.name(tab)
    if (!step) return extras.has(tab) ? [] : [{ title: words.notNeeded(title), state: 'next' }]
    const isExtra = extras.has(tab)
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
