import type { PaymentState } from '../vocabulary.ts'
import type { Difference } from './difference.ts'

/** A payment as its provider tells it. */
export type ProviderPayment = {
  readonly reference: string
  readonly state: 'open' | 'authorised' | 'succeeded' | 'failed'
  readonly amountMinor: number
  readonly currency: string
  readonly refundedMinor: number
  /** Whether the bank of the payer ever asked for it. */
  readonly isDisputed: boolean
  /** Last change, in milliseconds. */
  readonly changedAt: number
}

/** The same payment as our books have it. */
export type OwnPayment = {
  readonly reference: string
  readonly orderNumber: string
  readonly state: PaymentState
  readonly amountMinor: number
  readonly currency: string
  /** Of refunds that the provider confirmed. */
  readonly refundedMinor: number
  readonly isDisputed: boolean
  readonly changedAt: number
}

const counted: ReadonlySet<PaymentState> = new Set([
  'paid',
  'partlyRefunded',
  'refunded',
  'disputed',
  'chargedBack',
])

/**
 * Where the provider's list and our books disagree: money (or an authorisation) there that is not counted here, one here
 * that is not there,
 * other amounts, other refunds, a dispute that one side does not know. What either side changed since `until` is left out: its event may be under way.
 */
export function compareWithProvider(
  theirs: readonly ProviderPayment[],
  ours: readonly OwnPayment[],
  until: number,
): Difference[] {
  const own = new Map(ours.map((one) => [one.reference, one]))
  const known = new Map(theirs.map((one) => [one.reference, one]))
  const isFresh = (reference: string) =>
    [own.get(reference), known.get(reference)].some((one) => one !== undefined && one.changedAt >= until)
  const missing = ours
    .filter(
      (one) =>
        (counted.has(one.state) || one.state === 'authorised') &&
        !known.has(one.reference) &&
        !isFresh(one.reference),
    )
    .map((one) => describe('not-at-provider', undefined, one))
  const found = theirs.flatMap((one) => {
    const mine = own.get(one.reference)
    const what = isFresh(one.reference) ? null : judge(one, mine)
    return what ? [describe(what, one, mine)] : []
  })
  return [...found, ...missing]
}

function judge(theirs: ProviderPayment, mine: OwnPayment | undefined): string | null {
  const isPaidThere = theirs.state === 'succeeded'
  if (!mine) return isPaidThere || theirs.state === 'authorised' ? 'unknown-here' : null
  if (isPaidThere !== counted.has(mine.state)) return isPaidThere ? 'not-counted' : 'not-at-provider'
  // A bank keeps for an order what nobody here will take, or we count on what it keeps no longer.
  const isKeptThere = theirs.state === 'authorised'
  if (isKeptThere !== (mine.state === 'authorised')) return isKeptThere ? 'not-counted' : 'not-at-provider'
  if (!isPaidThere && !isKeptThere) return null
  if (theirs.amountMinor !== mine.amountMinor || theirs.currency !== mine.currency) return 'amount-differs'
  if (theirs.refundedMinor !== mine.refundedMinor) return 'refund-differs'
  return theirs.isDisputed === mine.isDisputed ? null : 'dispute-differs'
}

function describe(
  what: string,
  theirs: ProviderPayment | undefined,
  mine: OwnPayment | undefined,
): Difference {
  const reference = theirs?.reference ?? mine?.reference ?? ''
  return {
    kind: 'provider-payment',
    subject: mine?.orderNumber ?? reference,
    data: {
      what,
      reference,
      theirState: theirs?.state ?? null,
      theirMinor: theirs?.amountMinor ?? null,
      theirRefundedMinor: theirs?.refundedMinor ?? null,
      ourState: mine?.state ?? null,
      ourMinor: mine?.amountMinor ?? null,
      ourRefundedMinor: mine?.refundedMinor ?? null,
      currency: theirs?.currency ?? mine?.currency ?? null,
    },
  }
}
