import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** An address of the operator's own systems that hears of what happens here. */
export const webhookEndpoint = shop.table(
  'webhook_endpoint',
  {
    id: id(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Sealed; whoever signs needs the words themselves. */
    secretSealed: text().notNull(),
    /** The secret before, which signs too until its time is over. */
    formerSecretSealed: text(),
    formerSecretUntil: instant(),
    /** Failed tries since the last that succeeded, and when the first of them was. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    pausedAt: instant(),
    /** `system` where it failed for too long. */
    pausedBy: text(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    removedAt: instant(),
  },
  (t) => [
    // Alerts and lists call it by its name.
    uniqueIndex('webhook_endpoint_name').on(t.name).where(sql`removed_at is null`),
    check('webhook_endpoint_paused', sql`(${t.pausedAt} is null) = (${t.pausedBy} is null)`),
    check(
      'webhook_endpoint_former',
      sql`(${t.formerSecretSealed} is null) = (${t.formerSecretUntil} is null)`,
    ),
  ],
)

/** What happened, written with it in one transaction. Ids, states and amounts alone: nothing of a person or a body. */
export const webhookEvent = shop.table(
  'webhook_event',
  {
    id: id(),
    number: bigserial({ mode: 'number' }).notNull(),
    /** `order.placed` */
    type: text().notNull(),
    /** What it is about and which: `order:4F7K-9QX2-M8T5`. */
    subject: text().notNull(),
    data: jsonb().notNull(),
    occurredAt: createdAt(),
  },
  (t) => [index('webhook_event_by_time').on(t.occurredAt)],
)

/** One event for one endpoint. The outbox: what waits here is sent, however often a process dies. */
export const webhookDelivery = shop.table(
  'webhook_delivery',
  {
    id: id(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoint.id),
    eventId: uuid()
      .notNull()
      .references(() => webhookEvent.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** 1, 2, 3 … of this subject at this endpoint: the receiver sees a gap, and they are sent in this order. */
    sequence: integer().notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    nextAt: instant().notNull(),
    /** A process is sending it, and has until then. */
    claimedUntil: instant(),
    lastTriedAt: instant(),
    deliveredAt: instant(),
    answerStatus: integer(),
    /** The first words of the answer. */
    answerText: text(),
    failureCode: text(),
    createdAt: createdAt(),
  },
  (t) => [
    check('webhook_delivery_state', sql`${t.state} in ('waiting', 'delivered', 'failed')`),
    uniqueIndex('webhook_delivery_once').on(t.endpointId, t.eventId),
    uniqueIndex('webhook_delivery_in_order').on(t.endpointId, t.subject, t.sequence),
    index('webhook_delivery_waiting').on(t.nextAt).where(sql`state = 'waiting'`),
    index('webhook_delivery_by_time').on(t.createdAt),
    index('webhook_delivery_of_event').on(t.eventId),
  ],
)
