import { sentTypes } from '../basket/leaves-deposit.ts'
import type { LineHandlingType, ProductKind } from '../vocabulary.ts'

export const nextSteps = [
  'sign',
  'prepare',
  'leave',
  'fetch',
  'arrive',
  'match',
  'open',
  'keep',
  'report',
] as const
export type NextStep = (typeof nextSteps)[number]

type Line = { readonly lineHandlingType: LineHandlingType; readonly productKind: ProductKind }

const keptTypes: ReadonlySet<LineHandlingType> = new Set([
  'storageDelivery',
  'reservation',
  'embryoStorage',
  'storageRenewalPeriod',
  'reservationRenewalPeriod',
])
/** Straws and embryos that were bought or kept back: a treatment is to come. */
const bought: ReadonlySet<ProductKind> = new Set([
  'strawDelivery',
  'strawShipping',
  'storageDelivery',
  'strawReservation',
  'strawEmbryo',
  'storageEmbryo',
])

/**
 * What happens with an order once it is placed, in the order of time (CHK-12): what leaves us is signed for where that is
 * still wanted, prepared, and sent or fetched; what comes from elsewhere is arranged, findings are matched, a subscription opens at once, what is kept stands in the deposits.
 */
export function listNextSteps(
  lines: readonly Line[],
  { isFetched = false, wantsPaper = false } = {},
): NextStep[] {
  const has = (test: (line: Line) => boolean) => lines.some(test)
  const leaves = has((line) => sentTypes.has(line.lineHandlingType))
  const happens: Readonly<Record<NextStep, boolean>> = {
    sign: leaves && wantsPaper,
    prepare: leaves,
    leave: leaves && !isFetched,
    fetch: leaves && isFetched,
    arrive: has((line) => line.productKind === 'shipmentInbound'),
    match: has((line) => line.productKind === 'geneticMatching'),
    open: has((line) => line.productKind === 'subscription'),
    keep: has((line) => keptTypes.has(line.lineHandlingType)),
    report: has((line) => bought.has(line.productKind)),
  }
  return nextSteps.filter((step) => happens[step])
}

const doneAtOnce: ReadonlySet<ProductKind> = new Set([
  'subscription',
  'reservationRenewalPeriod',
  'storageRenewalPeriod',
])

/** True for an order that was carried out when it was placed: a subscription, more time for what is kept, nothing else. */
export function isDoneAtOnce(lines: readonly Pick<Line, 'productKind'>[]): boolean {
  return lines.length > 0 && lines.every((line) => doneAtOnce.has(line.productKind))
}

/** What comes with goods and stays when they are called off. */
const goesAlong: ReadonlySet<string> = new Set<ProductKind>(['quota', 'reservation', 'shipment'])

type CountedLine = {
  readonly productKind: string
  readonly quantity: number
  readonly cancelledQuantity: number
}

/** True for an order of which every part was called off since: a family place may stay, and nothing is to be done any more. */
export function isCalledOff(lines: readonly CountedLine[]): boolean {
  const wanted = lines.filter(({ productKind }) => !goesAlong.has(productKind))
  return wanted.length > 0 && wanted.every(({ quantity, cancelledQuantity }) => cancelledQuantity >= quantity)
}
