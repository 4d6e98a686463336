import { isOneOf } from '../vocabulary.ts'

/**
 * What an operator's own systems can hear of: the moves of the three machines of an order, of its refunds, of straws for
 * good, and the end of a deposit. Each is called as the machine and the state it came to are called everywhere.
 */
export const webhookEvents = [
  'order.placed',
  'order.closed',
  'order.cancelled',
  'payment.authorised',
  'payment.paid',
  'payment.failed',
  'payment.invoiced',
  'payment.settled',
  'payment.partlyRefunded',
  'payment.refunded',
  'payment.disputed',
  'payment.chargedBack',
  'fulfilment.picked',
  'fulfilment.shipped',
  'fulfilment.delivered',
  'fulfilment.returned',
  'refund.confirmed',
  'refund.failed',
  'stock.sold',
  'stock.returned',
  'deposit.ended',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent when staff try an endpoint out; nobody subscribes to it. */
export const testEvent = 'webhook.test'

/** What an event is about: events about one subject reach an endpoint in their order. */
const webhookSubjects = ['order', 'stockItem', 'deposit', 'webhook'] as const
export type WebhookSubject = (typeof webhookSubjects)[number]

/** The event of a move, or null where nobody outside needs to hear of it. */
export function nameEvent(machine: string, state: string | null): WebhookEvent | null {
  const name = `${machine}.${state}`
  return isOneOf(webhookEvents, name) ? name : null
}
