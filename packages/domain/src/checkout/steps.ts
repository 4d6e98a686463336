import { leavesDeposit, sentTypes } from '../basket/leaves-deposit.ts'
import type { CheckoutTab, LineHandlingType } from '../vocabulary.ts'

/**
 * The order in which a customer walks (CHK-02: the summary comes before the payment; the enum of CHK-01 has them the
 * other way round). Embryo and genetic matching come right after the basket.
 */
export const walkingOrder: readonly CheckoutTab[] = [
  'basket',
  'embryo',
  'geneticMatchingInformation',
  'reservation',
  'information',
  'shipping',
  'orderSummary',
  'payment',
]

/** CHK-02. Embryo and genetic matching carry no number. */
const stepNumbers: Readonly<Partial<Record<CheckoutTab, number>>> = {
  basket: 1,
  reservation: 2,
  information: 3,
  shipping: 4,
  orderSummary: 5,
  payment: 6,
}

/** The number of a tab (CHK-02), or null for one without. */
export const findStepNumber = (tab: CheckoutTab): number | null => stepNumbers[tab] ?? null

/** Tabs that appear only when such a line is in the basket; the others always appear. */
const tabLines: Readonly<Partial<Record<CheckoutTab, ReadonlySet<LineHandlingType>>>> = {
  embryo: new Set(['embryoShipping', 'embryoStorage']),
  geneticMatchingInformation: new Set(['geneticMatching']),
  reservation: new Set(['reservation', 'storageDelivery']),
  shipping: sentTypes,
}

export type CheckoutStep = {
  readonly tab: CheckoutTab
  /** The fixed number of CHK-02; null for a tab without one. */
  readonly number: number | null
  /** Place among the numbered steps shown, from 1, for "step 3 of 5"; null for a tab without a number. */
  readonly position: number | null
  readonly isDone: boolean
  /** Every step before it is done, so the customer may open it. */
  readonly isReachable: boolean
}

/** A line as the steps see it. */
export type StepLine = {
  readonly lineHandlingType: LineHandlingType
  readonly depositId: string | null
  /** Fees that the basket sets itself ask nothing. */
  readonly addedAutomatically?: boolean
}

/** The tabs a basket needs, in walking order. Of an embryo that leaves its deposit nobody asks whether to keep it. */
export function selectTabs(lines: readonly StepLine[]): CheckoutTab[] {
  return walkingOrder.filter((tab) => {
    const kinds = tabLines[tab]
    const asking =
      tab === 'embryo' ? lines.filter((line) => !leavesDeposit(line) && !line.addedAutomatically) : lines
    return kinds === undefined || asking.some((line) => kinds.has(line.lineHandlingType))
  })
}

/** The steps of a checkout with what is done and what can be opened. `done` are the tabs that hold a valid answer. */
export function listSteps(lines: readonly StepLine[], done: ReadonlySet<CheckoutTab>): CheckoutStep[] {
  let position = 0
  let isReachable = lines.length > 0
  return selectTabs(lines).map((tab, index) => {
    const number = findStepNumber(tab)
    if (number !== null) position += 1
    const step = {
      tab,
      number,
      position: number === null ? null : position,
      isDone: done.has(tab),
      // The basket can always be opened, even an empty one.
      isReachable: index === 0 || isReachable,
    }
    isReachable = isReachable && step.isDone
    return step
  })
}

/** Where a customer who asks for `tab` must go: there if it can be opened, else to the first step that is not done. */
export function chooseReachableTab(steps: readonly CheckoutStep[], tab: CheckoutTab): CheckoutTab {
  if (steps.some((step) => step.tab === tab && step.isReachable)) return tab
  return steps.find((step) => !step.isDone)?.tab ?? 'basket'
}

/** Path segment of a tab: `geneticMatchingInformation` is `genetic-matching-information`. */
export function printTabPath(tab: CheckoutTab): string {
  return tab.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The tab of a path segment, or null. */
export function parseTabPath(segment: string): CheckoutTab | null {
  return walkingOrder.find((tab) => printTabPath(tab) === segment) ?? null
}
