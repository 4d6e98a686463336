import type { WebhookEndpoint } from '@kindred/contracts/webhooks'
import { nameStaff } from '../identity/staff/name-staff.ts'
import type { Sql } from '../stock/move-stock.ts'
import { type EndpointRow, listEndpoints as listRows } from './endpoint.store.ts'

/** Endpoints as staff see them; never a secret. */
export async function listEndpoints(sql: Sql, now: Date): Promise<WebhookEndpoint[]> {
  const rows = await listRows(sql)
  const names = await nameStaff(
    sql,
    rows.map((one) => one.pausedBy),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    state: nameState(row),
    pausedBy: row.pausedBy,
    pausedByName: names.get(row.pausedBy ?? '') ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    waiting: row.waiting,
    formerSecretUntil:
      row.formerSecretUntil && row.formerSecretUntil > now ? row.formerSecretUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }))
}

function nameState({ pausedAt, failingSince }: EndpointRow): WebhookEndpoint['state'] {
  if (pausedAt) return 'paused'
  return failingSince ? 'failing' : 'active'
}
