import type { Executor } from '@kindred/database/pool'
import { transaction } from '@kindred/database/transaction'
import { isToBePaused, planRetry } from '@kindred/domain/webhooks/plan-retry'
import { addJob } from '../jobs/add-job.ts'
import { raiseAlert } from '../reconciliation/raise-alert.ts'
import type { Services } from '../services.ts'
import { type ClaimedDelivery, claimNext, findDue, type Line, noteAnswer } from './delivery.store.ts'
import { describePaused } from './describe-paused.ts'
import { changeEndpoint, findEndpoint } from './endpoint.store.ts'
import { openSecrets } from './endpoint-secret.ts'
import { createPost, type PostWebhook, type WebhookAnswer } from './post-webhook.ts'
import { signatureHeader, signWebhook } from './sign-webhook.ts'

/** One job sends so many and lets others go on. */
const mostAtOnce = 20

/**
 * The job: sends what waits in a line, one after another. What the receiver does not take is planned anew, and stops the
 * line until then. A process that dies while it sends leaves its claim, which runs out; the event then goes once more under
 * the same id, by which the receiver knows it.
 */
export async function deliver(
  payload: unknown,
  services: Services,
  post: PostWebhook = createPost({ networks: services.config.webhookNetworks }),
): Promise<void> {
  const line = payload as Line
  for (let sent = 0; sent < mostAtOnce; sent++) {
    const claimed = await claimNext(services.pool, line, services.now())
    if (!claimed) break
    const answer = await send(claimed, services, post)
    if (!answer) break
    await settle(claimed, answer, services)
  }
  const due = await findDue(services.pool, line)
  if (due) await planDelivery(services.db, line, due)
}

/** Plans to send what waits in a line, in the caller's transaction if there is one. */
export function planDelivery(on: Executor, { endpointId, subject }: Line, runAt: Date): Promise<void> {
  return addJob(
    on,
    'webhooks.deliver',
    { endpointId, subject },
    { key: `webhook:${endpointId}:${subject}`, runAt },
  )
}

/** What a receiver gets: made of what was written once, so that each try sends the same bytes. */
function printBody(delivery: ClaimedDelivery): string {
  const [kind = '', ...id] = delivery.subject.split(':')
  return JSON.stringify({
    id: delivery.eventId,
    type: delivery.type,
    subject: { kind, id: id.join(':') },
    sequence: delivery.sequence,
    occurredAt: delivery.occurredAt.toISOString(),
    data: delivery.data,
  })
}

async function send(
  delivery: ClaimedDelivery,
  services: Services,
  post: PostWebhook,
): Promise<WebhookAnswer | null> {
  const endpoint = await findEndpoint(services.pool, delivery.endpointId)
  if (!endpoint) return null
  const at = services.now()
  const body = printBody(delivery)
  return post(endpoint.url, body, {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Kindred-Webhooks/1',
    'kindred-event': delivery.eventId,
    [signatureHeader]: signWebhook(body, openSecrets(endpoint, services, at), at),
  })
}

const gone = 410

/** Writes down the answer, and gives an endpoint a rest that nothing reaches or that says that it is gone. */
async function settle(delivery: ClaimedDelivery, answer: WebhookAnswer, services: Services): Promise<void> {
  const at = services.now()
  const wait = planRetry(delivery.tries, Math.random())
  const isTaken = answer.failureCode === null
  const nextAt = isTaken || wait === null ? null : new Date(at.getTime() + wait * 1000)
  await transaction(services.pool, async (tx) => {
    const sql = tx.$client
    // The endpoint first, as whoever pauses or removes it does.
    const endpoint = await findEndpoint(sql, delivery.endpointId, true)
    const isNoted = await noteAnswer(sql, delivery, answer, nextAt, at)
    if (!isNoted || !endpoint) return
    if (isTaken) {
      if (endpoint.failures > 0) await changeEndpoint(sql, endpoint, { failures: 0, failingSince: null })
      return
    }
    const failing = { failures: endpoint.failures + 1, failingSince: endpoint.failingSince ?? at }
    const isPaused = endpoint.pausedAt !== null
    const rests = !isPaused && (answer.status === gone || isToBePaused(failing, at))
    await changeEndpoint(sql, endpoint, {
      ...failing,
      ...(rests && { pausedAt: at, pausedBy: 'system' }),
    })
    if (rests) await raiseAlert(sql, describePaused({ ...endpoint, ...failing }), at)
  })
}
