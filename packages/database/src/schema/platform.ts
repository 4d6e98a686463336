import { bigserial, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
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
