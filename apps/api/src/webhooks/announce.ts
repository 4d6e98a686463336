import { write } from '@kindred/database/transaction-connection'
import type { testEvent, WebhookEvent, WebhookSubject } from '@kindred/domain/webhooks/webhook-events'
import type { Sql } from '../stock/move-stock.ts'

export type Announced = {
  type: WebhookEvent
  /** What it is about; events about one reach an endpoint in their order. */
  subject: { kind: WebhookSubject; id: string }
  /** Ids, states and amounts alone: who may know more asks the API for it. */
  data: Record<string, unknown>
}

/**
 * Writes what happened for every endpoint that wants to hear of it, in the caller's transaction and one statement: an event
 * exists if and only if its change does. Without such an endpoint nothing is written. The caller holds the subject, so that
 * its events keep their order.
 */
export async function announce(sql: Sql, events: readonly Announced[], at: Date): Promise<void> {
  if (events.length > 0) await keep(sql, events, at, null)
}

/** The event by which staff try one endpoint out. */
export async function announceTest(sql: Sql, endpointId: string, at: Date): Promise<void> {
  const type: typeof testEvent = 'webhook.test'
  await keep(sql, [{ type, subject: { kind: 'webhook', id: endpointId }, data: {} }], at, endpointId)
}

type Written = Omit<Announced, 'type'> & { type: string }

async function keep(sql: Sql, events: readonly Written[], at: Date, endpointId: string | null) {
  await write(sql, {
    name: 'webhooks.announce',
    // The endpoint stands in selects of its own, so that it is no part of the plan: PostgreSQL plans once for each connection.
    text: `with wanted as (
        select e.id endpoint_id, h.*
        from rows from (jsonb_to_recordset($1::jsonb) as (type text, subject text, data jsonb))
            with ordinality as h(type, subject, data, number)
          join shop.webhook_endpoint e on e.removed_at is null
            and case when (select $3::uuid) is null then h.type = any(e.events) else e.id = (select $3::uuid) end),
      happened as (
        select gen_random_uuid() id, w.* from (select distinct type, subject, data, number from wanted) w),
      kept as (
        insert into shop.webhook_event (id, type, subject, data, occurred_at)
        select id, type, subject, data, $2::timestamptz from happened order by number),
      due as (
        insert into shop.webhook_delivery (endpoint_id, event_id, subject, sequence, next_at, created_at)
        select w.endpoint_id, h.id, w.subject,
          (select coalesce(max(d.sequence), 0) from shop.webhook_delivery d
            where d.endpoint_id = w.endpoint_id and d.subject = w.subject)
            + row_number() over (partition by w.endpoint_id, w.subject order by w.number),
          $2::timestamptz, $2::timestamptz
        from wanted w join happened h on h.number = w.number
        returning endpoint_id, subject)
      select graphile_worker.add_job('webhooks.deliver',
        payload := json_build_object('endpointId', endpoint_id, 'subject', subject),
        job_key := 'webhook:' || endpoint_id || ':' || subject,
        job_key_mode := 'preserve_run_at')
      from (select distinct endpoint_id, subject from due) d`,
    values: [
      JSON.stringify(
        events.map(({ subject, ...rest }) => ({ ...rest, subject: `${subject.kind}:${subject.id}` })),
      ),
      at,
      endpointId,
    ],
  })
}
