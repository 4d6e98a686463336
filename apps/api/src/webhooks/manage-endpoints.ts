import { randomUUID } from 'node:crypto'
import { transaction } from '@kindred/database/transaction'
import { ok, type Result, refuse } from '@kindred/domain/result'
import type { WebhookEvent } from '@kindred/domain/webhooks/webhook-events'
import { endAlert, raiseAlert } from '../reconciliation/raise-alert.ts'
import type { Services } from '../services.ts'
import type { Sql } from '../stock/move-stock.ts'
import { announceTest } from './announce.ts'
import { planDelivery } from './deliver.ts'
import { bringForward, giveUp } from './delivery.store.ts'
import { describePaused } from './describe-paused.ts'
import {
  changeEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  isNameTaken,
  noteChange,
} from './endpoint.store.ts'
import { makeSecret, overlapHours } from './endpoint-secret.ts'

export type EndpointWish = { name: string; url: string; events: WebhookEvent[] }

/**
 * A new endpoint with its secret, which is said once. Refusals: `url-not-allowed` (not https, or a name and password in
 * it), `name-taken`.
 */
export function addEndpoint(
  services: Services,
  wish: EndpointWish,
  by: string,
): Promise<Result<{ id: string; secret: string }>> {
  const refusal = judgeUrl(wish.url, services.config.webhookNetworks.length > 0)
  return transaction(services.pool, async (tx): Promise<Result<{ id: string; secret: string }>> => {
    if (refusal) return refuse('url-not-allowed', refusal, { field: 'url' })
    const id = randomUUID()
    const { secret, sealed } = makeSecret(id, services)
    const isAdded = await insertEndpoint(
      tx.$client,
      { ...wish, id, secretSealed: sealed, by },
      services.now(),
    )
    if (!isAdded) return nameTaken
    await noteChange(tx.$client, id, { by, action: 'added', data: { ...wish } })
    return ok({ id, secret })
  })
}

const nameTaken = refuse('name-taken', 'Another endpoint has this name.', { field: 'name' })

function judgeUrl(text: string, hasNetworks: boolean): string | null {
  const url = new URL(text)
  if (url.username || url.password) return 'Leave name and password out of the address.'
  if (url.protocol === 'https:' || hasNetworks) return null
  return 'The address must begin with https.'
}

/** What staff do with an endpoint that is there. */
export type EndpointAct =
  | { action: 'change'; name: string; events: WebhookEvent[] }
  | { action: 'pause' | 'resume' | 'rotate' | 'test' | 'remove' }

/**
 * Does one thing to an endpoint under its lock and writes down who did it. `rotate` gives the new secret; the old one signs
 * too for a day. `resume` tries what waited at once. `remove` ends what waits. Null where there is no such endpoint.
 * Refusals: `name-taken`, `endpoint-paused`.
 */
export function actOnEndpoint(
  services: Services,
  id: string,
  act: EndpointAct,
  by: string,
): Promise<Result<{ secret: string | null }> | null> {
  return transaction(services.pool, async (tx): Promise<Result<{ secret: string | null }> | null> => {
    const sql = tx.$client
    const at = services.now()
    const endpoint = await findEndpoint(sql, id, true)
    if (!endpoint) return null
    await noteChange(sql, id, { by, action: act.action, data: act.action === 'change' ? act : {} })
    const none = ok({ secret: null })
    switch (act.action) {
      case 'change': {
        const { name, events } = act
        if (name !== endpoint.name && (await isNameTaken(sql, name))) return nameTaken
        await changeEndpoint(sql, endpoint, { name, events })
        if (name !== endpoint.name) await renameAlert(sql, endpoint, name, at)
        return none
      }
      case 'pause':
        if (!endpoint.pausedAt) await changeEndpoint(sql, endpoint, { pausedAt: at, pausedBy: by })
        return none
      case 'resume':
        await resume(sql, endpoint, at)
        for (const line of await bringForward(sql, id, at)) await planDelivery(tx, line, at)
        return none
      case 'rotate': {
        const { secret, sealed } = makeSecret(id, services)
        await changeEndpoint(sql, endpoint, {
          secretSealed: sealed,
          formerSecretSealed: endpoint.secretSealed,
          formerSecretUntil: new Date(at.getTime() + overlapHours * 3600_000),
        })
        return ok({ secret })
      }
      case 'test':
        if (endpoint.pausedAt) return refuse('endpoint-paused', 'The endpoint is paused.')
        await announceTest(sql, id, at)
        return none
      case 'remove':
        await endAlert(sql, describePaused(endpoint), at)
        await changeEndpoint(sql, endpoint, { removedAt: at })
        await giveUp(sql, id)
        return none
    }
  })
}

async function resume(sql: Sql, endpoint: EndpointRow, at: Date): Promise<void> {
  await endAlert(sql, describePaused(endpoint), at)
  await changeEndpoint(sql, endpoint, { pausedAt: null, pausedBy: null, failures: 0, failingSince: null })
}

/** An alert calls its endpoint by name. */
async function renameAlert(sql: Sql, endpoint: EndpointRow, name: string, at: Date): Promise<void> {
  if (endpoint.pausedBy !== 'system') return
  await endAlert(sql, describePaused(endpoint), at)
  await raiseAlert(sql, describePaused({ ...endpoint, name }), at)
}
