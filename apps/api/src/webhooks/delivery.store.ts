import type { DeliveryList, deliveryListQuery } from '@kindred/contracts/webhooks'
import type { z } from 'zod'
import type { Sql } from '../stock/move-stock.ts'
import type { WebhookAnswer } from './post-webhook.ts'

/** The events of one subject that go to one endpoint: a row of their own, sent one after another. */
export type Line = { endpointId: string; subject: string }

export type ClaimedDelivery = Line & {
  id: string
  eventId: string
  type: string
  data: Record<string, unknown>
  sequence: number
  occurredAt: Date
  /** With this one. */
  tries: number
}

/** Longer than a request may take: whose process died is free again after it. */
const claimMs = 60_000

/**
 * Takes the first event of a line that waits, if its time has come, nobody is sending it and its endpoint is neither paused
 * nor removed. What comes after it waits until it was taken or has failed for good.
 */
export async function claimNext(sql: Sql, line: Line, at: Date): Promise<ClaimedDelivery | null> {
  const { rows } = await sql.query<ClaimedDelivery>(
    `with head as (
       select d.id from shop.webhook_delivery d join shop.webhook_endpoint e on e.id = d.endpoint_id
       where d.endpoint_id = $1 and d.subject = $2 and d.state = 'waiting'
         and e.paused_at is null and e.removed_at is null
       order by d.sequence limit 1 for update of d)
     update shop.webhook_delivery d set tries = d.tries + 1, claimed_until = $4, last_tried_at = $3
     from head, shop.webhook_event v
     where d.id = head.id and v.id = d.event_id and d.next_at <= $3
       and (d.claimed_until is null or d.claimed_until <= $3)
     returning d.id, d.endpoint_id "endpointId", d.subject, d.event_id "eventId", v.type, v.data, d.sequence,
       v.occurred_at "occurredAt", d.tries`,
    [line.endpointId, line.subject, at, new Date(at.getTime() + claimMs)],
  )
  return rows[0] ?? null
}

/** When the first event of a line that waits can be sent; null where none waits, or the endpoint takes none now. */
export async function findDue(sql: Sql, line: Line): Promise<Date | null> {
  const { rows } = await sql.query<{ due: Date }>(
    `select greatest(d.next_at, d.claimed_until) due
     from shop.webhook_delivery d join shop.webhook_endpoint e on e.id = d.endpoint_id
     where d.endpoint_id = $1 and d.subject = $2 and d.state = 'waiting' and e.paused_at is null and e.removed_at is null
     order by d.sequence limit 1`,
    [line.endpointId, line.subject],
  )
  return rows[0]?.due ?? null
}

/** Writes down what became of a try; `nextAt` null: it is over. False when another process has moved it meanwhile. */
export async function noteAnswer(
  sql: Sql,
  delivery: Pick<ClaimedDelivery, 'id' | 'tries'>,
  answer: WebhookAnswer,
  nextAt: Date | null,
  at: Date,
): Promise<boolean> {
  const isTaken = answer.failureCode === null
  const { rowCount } = await sql.query(
    `update shop.webhook_delivery set state = $3, next_at = coalesce($4, next_at), claimed_until = null,
       answer_status = $5, answer_text = $6, failure_code = $7, delivered_at = $8
     where id = $1 and tries = $2 and state = 'waiting'`,
    [
      delivery.id,
      delivery.tries,
      isTaken ? 'delivered' : nextAt ? 'waiting' : 'failed',
      nextAt,
      answer.status,
      // PostgreSQL keeps no zero character.
      answer.text?.replaceAll('\u0000', '') ?? null,
      answer.failureCode,
      isTaken ? at : null,
    ],
  )
  return rowCount === 1
}

/** Lines with something to send whose time has come: also those whose job went with its process. */
export async function listDueLines(sql: Sql, at: Date): Promise<Line[]> {
  const { rows } = await sql.query<Line>(
    `select distinct d.endpoint_id "endpointId", d.subject
     from shop.webhook_delivery d join shop.webhook_endpoint e on e.id = d.endpoint_id
     where d.state = 'waiting' and d.next_at <= $1 and (d.claimed_until is null or d.claimed_until <= $1)
       and e.paused_at is null and e.removed_at is null limit 1000`,
    [at],
  )
  return rows
}

/** Puts an ended delivery at the head of its line again, with the same event; null when it waits already, or is none. */
export async function reopen(sql: Sql, id: string, at: Date): Promise<Line | null> {
  const { rows } = await sql.query<Line>(
    `update shop.webhook_delivery d set state = 'waiting', tries = 0, next_at = $2, claimed_until = null
     from shop.webhook_endpoint e where e.id = d.endpoint_id and e.removed_at is null and d.id = $1
       and (d.state <> 'waiting' or d.next_at > $2)
     returning d.endpoint_id "endpointId", d.subject`,
    [id, at],
  )
  return rows[0] ?? null
}

/** What waited for an endpoint may be tried at once. */
export async function bringForward(sql: Sql, endpointId: string, at: Date): Promise<Line[]> {
  const { rows } = await sql.query<Line>(
    `with moved as (update shop.webhook_delivery set next_at = least(next_at, $2), tries = 0
       where endpoint_id = $1 and state = 'waiting' returning subject)
     select distinct $1::text "endpointId", subject from moved`,
    [endpointId, at],
  )
  return rows
}

/** Ends what waits for an endpoint that is removed. */
export async function giveUp(sql: Sql, endpointId: string): Promise<void> {
  await sql.query(
    `update shop.webhook_delivery set state = 'failed', failure_code = 'endpoint-removed', claimed_until = null
     where endpoint_id = $1 and state = 'waiting'`,
    [endpointId],
  )
}

/** Forgets events older than a moment for which nothing waits, with their deliveries. */
export async function dropOld(sql: Sql, before: Date): Promise<void> {
  await sql.query(
    `delete from shop.webhook_event v where v.occurred_at < $1 and not exists
       (select from shop.webhook_delivery d where d.event_id = v.id and d.state = 'waiting')`,
    [before],
  )
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** A page of deliveries, the newest first. */
export async function listDeliveries(
  sql: Sql,
  query: z.output<typeof deliveryListQuery>,
): Promise<DeliveryList> {
  const { rows } = await sql.query<DeliveryList['deliveries'][number] & { count: number }>(
    `select d.id, e.name "endpointName", d.event_id "eventId", v.type, d.subject, d.sequence, d.state, d.tries,
       case when d.state = 'waiting' then ${instant('d.next_at')} end "nextAt", ${instant('d.last_tried_at')} "lastTriedAt",
       d.answer_status "answerStatus", d.answer_text "answerText", d.failure_code "failureCode",
       ${instant('v.occurred_at')} "occurredAt", count(*) over ()::int count
     from shop.webhook_delivery d join shop.webhook_endpoint e on e.id = d.endpoint_id
       join shop.webhook_event v on v.id = d.event_id
     where ($1::uuid is null or d.endpoint_id = $1) and ($2::text is null or d.state = $2)
       and ($3::text is null or d.subject ilike '%' || $3 || '%' or v.type ilike $3 || '%' or v.id::text ilike $3)
     order by d.created_at desc, v.number desc, d.id offset $4 limit $5`,
    [
      query.endpoint ?? null,
      query.state ?? null,
      query.q?.replace(/[\\%_]/g, '\\$&') || null,
      query.from,
      query.take,
    ],
  )
  return {
    deliveries: rows.map(({ count: _, ...one }) => one),
    total: rows[0]?.count ?? 0,
  }
}
