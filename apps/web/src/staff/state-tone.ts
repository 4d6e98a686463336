import type { BadgeTone } from '@kindred/ui/badge/badge'

const tones: Record<string, BadgeTone> = {
  awaitingPayment: 'warn',
  paymentFailed: 'error',
  placed: 'info',
  processing: 'info',
  shipped: 'ok',
  delivered: 'ok',
  stored: 'ok',
  cancelled: 'error',
  refunded: 'warn',
}

/** Colour only helps: the badge always carries the word. */
export function stateTone(state: string): BadgeTone | undefined {
  return tones[state]
}
