import type { WebhookEvent } from '@kindred/domain/webhooks/webhook-events'
import type { Sql } from '../stock/move-stock.ts'

export type EndpointRow = {
  id: string
  name: string
  url: string
  events: WebhookEvent[]
  secretSealed: string
  formerSecretSealed: string | null
  formerSecretUntil: Date | null
  failures: number
  failingSince: Date | null
  pausedAt: Date | null
  pausedBy: string | null
  createdAt: Date
}

const columns = `e.id, e.name, e.url, e.events, e.secret_sealed "secretSealed", e.former_secret_sealed "formerSecretSealed",
  e.former_secret_until "formerSecretUntil", e.failures, e.failing_since "failingSince", e.paused_at "pausedAt",
  e.paused_by "pausedBy", e.created_at "createdAt"`

/** False when another goes by its name. */
export async function insertEndpoint(
  sql: Sql,
  endpoint: Pick<EndpointRow, 'id' | 'name' | 'url' | 'events' | 'secretSealed'> & { by: string },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into shop.webhook_endpoint (id, name, url, events, secret_sealed, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (name) where removed_at is null do nothing`,
    [endpoint.id, endpoint.name, endpoint.url, endpoint.events, endpoint.secretSealed, endpoint.by, at],
  )
  return rowCount === 1
}

/** Endpoints that were not removed, with how many deliveries wait for each; the first made first. */
export async function listEndpoints(sql: Sql): Promise<(EndpointRow & { waiting: number })[]> {
  const { rows } = await sql.query<EndpointRow & { waiting: number }>(
    `select ${columns}, (select count(*)::int from shop.webhook_delivery d
       where d.endpoint_id = e.id and d.state = 'waiting') waiting
     from shop.webhook_endpoint e where e.removed_at is null order by e.created_at, e.id`,
  )
  return rows
}

/** One endpoint that was not removed; `lock` keeps it for this transaction. */
export async function findEndpoint(sql: Sql, id: string, lock = false): Promise<EndpointRow | null> {
  const { rows } = await sql.query<EndpointRow>(
    `select ${columns} from shop.webhook_endpoint e where e.id = $1 and e.removed_at is null${lock ? ' for no key update' : ''}`,
    [id],
  )
  return rows[0] ?? null
}

type Change = Partial<
  Pick<
    EndpointRow,
    | 'name'
    | 'events'
    | 'secretSealed'
    | 'formerSecretSealed'
    | 'formerSecretUntil'
    | 'failures'
    | 'failingSince'
    | 'pausedAt'
    | 'pausedBy'
  > & { removedAt: Date }
>

/** Changes what is named of an endpoint that this transaction has locked. */
export async function changeEndpoint(sql: Sql, endpoint: EndpointRow, change: Change): Promise<void> {
  const next = { removedAt: null, ...endpoint, ...change }
  await sql.query(
    `update shop.webhook_endpoint set name = $2, events = $3, secret_sealed = $4, former_secret_sealed = $5,
       former_secret_until = $6, failures = $7, failing_since = $8, paused_at = $9, paused_by = $10, removed_at = $11
     where id = $1`,
    [
      endpoint.id,
      next.name,
      next.events,
      next.secretSealed,
      next.formerSecretSealed,
      next.formerSecretUntil,
      next.failures,
      next.failingSince,
      next.pausedAt,
      next.pausedBy,
      next.removedAt,
    ],
  )
}

export async function isNameTaken(sql: Sql, name: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    'select from shop.webhook_endpoint where name = $1 and removed_at is null',
    [name],
  )
  return (rowCount ?? 0) > 0
}

/** Who changed which endpoint, for good. */
export async function noteChange(
  sql: Sql,
  endpointId: string,
  of: { by: string; action: string; data?: Record<string, unknown> },
): Promise<void> {
  await sql.query('insert into shop.audit_log (actor, action, subject, data) values ($1, $2, $3, $4)', [
    of.by,
    `webhook.${of.action}`,
    `webhook:${endpointId}`,
    JSON.stringify(of.data ?? {}),
  ])
}
