import { type WebhookEvent, webhookEvents } from '@kindred/domain/webhooks/webhook-events'

/** The events by what they are about, in the order of the list. */
export function groupEvents(): { group: string; events: WebhookEvent[] }[] {
  const groups = [...new Set(webhookEvents.map((event) => event.split('.')[0] ?? ''))]
  return groups.map((group) => ({
    group,
    events: webhookEvents.filter((event) => event.startsWith(`${group}.`)),
  }))
}
