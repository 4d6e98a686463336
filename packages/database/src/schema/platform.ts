import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** The answer given to a request that moved money or stock, to be given again when the request repeats. */
export const idempotencyKey = shop.table(
  'idempotency_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    response: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] })],
)

/** Who read or changed what about whom. Append only. */
export const auditLog = shop.table(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    reason: text(),
    data: jsonb(),
  },
  (t) => [index('audit_log_of_subject').on(t.subject, t.id)],
)

/** Mail that a demo keeps at home instead of sending it. */
export const localMail = shop.table(
  'local_mail',
  {
    id: id(),
    to: text().notNull(),
    from: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    messageId: text().notNull().unique(),
    sentAt: createdAt(),
    readAt: instant(),
  },
  (t) => [index('local_mail_to').on(t.to, t.sentAt)],
)

/** Something that staff must look at, found by a job; found again it is the same one until it is gone. */
export const alert = shop.table(
  'alert',
  {
    id: id(),
    /** `money.provider-differs`; the texts say what to do. */
    kind: text().notNull(),
    /** What it is about, such as an order number. */
    subject: text().notNull(),
    data: jsonb().notNull(),
    foundAt: createdAt(),
    seenAt: createdAt(),
    /** Somebody has taken it on, and says what they do about it. */
    acknowledgedAt: instant(),
    acknowledgedBy: text(),
    note: text(),
    /** It was not found any more. */
    goneAt: instant(),
  },
  (t) => [
    uniqueIndex('alert_one_open').on(t.kind, t.subject).where(sql`gone_at is null`),
    index('alert_by_time').on(t.foundAt),
  ],
)
