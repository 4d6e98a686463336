import type { Basket } from '@kindred/contracts/basket'
import { leavesDeposit } from '@kindred/domain/basket/leaves-deposit'

const sumKinds = [
  'straws',
  'embryos',
  'places',
  'reservation',
  'storage',
  'subscription',
  'geneticMatching',
  'other',
] as const
export type SumKind = (typeof sumKinds)[number]

export type LineSum = { kind: SumKind; amountMinor: number; count: number }

const kindOf: Readonly<Record<string, SumKind>> = {
  strawDelivery: 'straws',
  storageDelivery: 'straws',
  strawReservation: 'straws',
  strawEmbryo: 'embryos',
  storageEmbryo: 'embryos',
  embryoShipping: 'embryos',
  embryoStorage: 'storage',
  quota: 'places',
  reservation: 'reservation',
  reservationRenewalPeriod: 'reservation',
  storageRenewalPeriod: 'storage',
  subscription: 'subscription',
  geneticMatching: 'geneticMatching',
}

/**
 * What a summary shows: one row for each kind of line, in a fixed order. Amounts in minor units, tax included but for a
 * business. What leaves
 * a deposit costs nothing, so it is no row.
 */
export function sumLines(
  lines: readonly Pick<
    Basket['lines'][number],
    'productType' | 'total' | 'net' | 'lineHandlingType' | 'depositId'
  >[],
  isBusiness = false,
): LineSum[] {
  const sums = new Map<SumKind, LineSum>()
  for (const line of lines.filter((one) => !leavesDeposit(one))) {
    const kind = kindOf[line.productType] ?? 'other'
    const sum = sums.get(kind) ?? { kind, amountMinor: 0, count: 0 }
    sums.set(kind, {
      kind,
      amountMinor: sum.amountMinor + (isBusiness ? line.net : line.total).amountMinor,
      count: sum.count + 1,
    })
  }
  return sumKinds.flatMap((kind) => sums.get(kind) ?? [])
}
