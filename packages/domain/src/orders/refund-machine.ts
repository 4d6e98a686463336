import type { RefundCause, RefundState } from '../vocabulary.ts'
import type { Machine } from './machine.ts'

export type RefundEvent = 'send' | 'withdraw' | 'confirm' | 'fail'

/**
 * The way of money that goes back. It can be withdrawn until the provider was told; what the provider says may come
 * before our own note that it was told. What failed can be given again by a refund of its own.
 */
export const refundMachine: Machine<RefundState, RefundEvent> = {
  name: 'refund',
  initial: 'requested',
  final: ['confirmed', 'failed', 'withdrawn'],
  transitions: {
    requested: { send: 'sent', withdraw: 'withdrawn', confirm: 'confirmed', fail: 'failed' },
    sent: { confirm: 'confirmed', fail: 'failed' },
    confirmed: {},
    failed: {},
    withdrawn: {},
  },
}

/** Seconds in which staff can withdraw a refund they gave, before the provider is told. */
export const refundGraceSeconds = 120

/** States in which the money counts as gone or going. */
export const liveRefundStates: ReadonlySet<RefundState> = new Set(['requested', 'sent', 'confirmed'])

/** Whether staff can take a refund back: money they gave freely, which nobody outside was told of. */
export function isWithdrawable(refund: {
  readonly refundState: RefundState
  readonly cause: RefundCause
  readonly lines: readonly unknown[]
}): boolean {
  // Lines took their goods back to stock, where others may have bought them since.
  return refund.refundState === 'requested' && refund.cause === 'given' && refund.lines.length === 0
}
