import type { DonorKind } from '../vocabulary.ts'

/** ANA-05 */
export const checkoutStages = { started: 1, submitted: 2 } as const
export type CheckoutStage = (typeof checkoutStages)[keyof typeof checkoutStages]

/** DNR-06: what a form for people who want to donate says of itself. Other forms say neither. */
export type DonorTrackingData = {
  readonly donorCandidateKind: string | null
  readonly department: string | null
}

/** Every event by its name; stored, so names stay. */
export const measuredEvents = [
  'pageView',
  'search',
  'favouriteAdded',
  'favouriteRemoved',
  'basketAdded',
  'checkout',
  'formSent',
] as const

/**
 * What may be told of a visit, and nothing else: no name, no id, no address of a page, no donor, no answer, no word that
 * was searched for. Which donors somebody looks at tells of their health and stays with them.
 */
export type MeasuredEvent =
  | { readonly event: 'pageView'; readonly pageKind: string }
  | { readonly event: 'search'; readonly donorKind: DonorKind }
  | { readonly event: 'favouriteAdded' | 'favouriteRemoved' | 'basketAdded' }
  /** `step` as CHK-02 numbers it. */
  | { readonly event: 'checkout'; readonly step: number; readonly stage: CheckoutStage }
  | { readonly event: 'formSent'; readonly formGuid: string; readonly donorTrackingData: DonorTrackingData }

/** ANA-02: what a favourite scores; other events score nothing. */
const scores: Partial<Record<MeasuredEvent['event'], number>> = { favouriteAdded: 3, favouriteRemoved: 0 }

/** @returns the score of an event, or null where it has none */
export const scoreEvent = (event: MeasuredEvent['event']): number | null => scores[event] ?? null
