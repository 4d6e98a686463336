import type { Failure } from '../result.ts'

/** What is kept of a request; that its time has passed is read from the clock. */
export const paymentRequestStates = ['open', 'paid', 'cancelled'] as const
export type PaymentRequestState = (typeof paymentRequestStates)[number]

/** What became of one try to pay a request, as the provider's signed events have it. */
export const requestTryStates = ['pending', 'paid', 'failed', 'refunded', 'disputed', 'chargedBack'] as const
export type RequestTryState = (typeof requestTryStates)[number]

/**
 * Where a dispute leads a try: won money is as it was, lost money is gone. Null where it leads nowhere, such as from money
 * that went back. The end may be told before the beginning.
 */
export function moveByDispute(
  state: RequestTryState,
  dispute: 'open' | 'won' | 'lost',
): RequestTryState | null {
  if (state !== 'paid' && state !== 'disputed') return null
  const next = ({ open: 'disputed', won: 'paid', lost: 'chargedBack' } as const)[dispute]
  return next === state ? null : next
}

/** What a person sees. */
export type VisibleRequestState = PaymentRequestState | 'expired'

/** Minor units; the most that may be asked for in one request. */
export const mostRequestedMinor = 10_000_000
/** How many days a request may be open. */
export const longestRequestDays = 90

/** One word for a request at a moment. What is paid stays paid, also after its last day. */
export function readRequestState(
  request: { readonly state: PaymentRequestState; readonly expiresAt: Date },
  now: Date,
): VisibleRequestState {
  return request.state === 'open' && request.expiresAt <= now ? 'expired' : request.state
}

const refusals: Readonly<Record<Exclude<VisibleRequestState, 'open'>, string>> = {
  paid: 'This has been paid already.',
  cancelled: 'Nobody asks for this payment any more.',
  expired: 'The time to pay this has passed.',
}

/** Why a request cannot be paid now, or null. Codes: `request-paid`, `request-cancelled`, `request-expired`. */
export function explainUnpayable(
  request: { readonly state: PaymentRequestState; readonly expiresAt: Date },
  now: Date,
): Failure | null {
  const state = readRequestState(request, now)
  return state === 'open' ? null : { code: `request-${state}`, message: refusals[state] }
}
