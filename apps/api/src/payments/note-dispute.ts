import type { DisputeState } from '@kindred/domain/vocabulary'
import { endAlert, raiseAlert } from '../reconciliation/raise-alert.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type Disputed, hasOpenDispute, keepDispute } from './dispute.store.ts'
import type { ProviderEvent } from './payment-provider.ts'

/** The kind of event of each step of a dispute. */
export const disputeSteps: Readonly<Partial<Record<ProviderEvent['type'], DisputeState>>> = {
  'payment.disputed': 'open',
  'payment.disputeWon': 'won',
  'payment.disputeLost': 'lost',
}

/** A step of a dispute as it was noted. */
export type NotedDispute = {
  /** What is kept with the event. */
  outcome: 'disputed' | 'dispute-won' | 'dispute-lost'
  /** Won, while another dispute of the same money is open. */
  isPending: boolean
  data: { amountMinor: number; currency: string; cause: string }
}

/**
 * Keeps a step of a dispute and alerts staff, or ends the alert, in the caller's transaction. Null when nothing is new.
 *
 * @param subject the number of the order or request
 */
export async function noteDispute(
  sql: Sql,
  state: DisputeState,
  event: ProviderEvent,
  { of, subject, at }: { of: Disputed; subject: string; at: Date },
): Promise<NotedDispute | null> {
  const { amountMinor, currency } = event
  const cause = event.failureCode ?? 'general'
  const reference = event.disputeId ?? event.reference
  if (!(await keepDispute(sql, { ...of, reference, amountMinor, cause, state }, at))) return null
  const data = { amountMinor, currency, cause }
  const isPending = state === 'won' && (await hasOpenDispute(sql, of))
  const about = { subject, data }
  if (state === 'open') await raiseAlert(sql, { kind: 'payment-disputed', ...about }, at)
  else if (!isPending) await endAlert(sql, { kind: 'payment-disputed', ...about }, at)
  if (state === 'lost') await raiseAlert(sql, { kind: 'payment-lost', ...about }, at)
  return { outcome: outcomes[state], isPending, data }
}

const outcomes = { open: 'disputed', won: 'dispute-won', lost: 'dispute-lost' } as const
