import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { paymentMethod, paymentState } from './enums.ts'
import { order } from './orders.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** One try to pay an order. At most one try of an order may ever hold money. */
export const payment = shop.table(
  'payment',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    provider: text().notNull(),
    providerReference: text(),
    method: paymentMethod().notNull(),
    amountMinor: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    paymentState: paymentState().notNull().default('pending'),
    failureCode: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('payment_amount', sql`${t.amountMinor} > 0`),
    uniqueIndex('payment_reference_once').on(t.provider, t.providerReference),
    uniqueIndex('payment_one_with_money')
      .on(t.orderId)
      .where(sql`payment_state in ('authorised', 'paid', 'partlyRefunded')`),
    // Somebody who presses twice, or in two windows, pays on one page.
    uniqueIndex('payment_one_pending').on(t.orderId).where(sql`payment_state = 'pending'`),
    index('payment_of_order').on(t.orderId),
  ],
)

/** Signed events as they came, each once. Append only. */
export const paymentEvent = shop.table(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    providerReference: text().notNull(),
    payload: jsonb().notNull(),
    outcome: text().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_event_reference').on(t.providerReference),
  ],
)

/** Money that must go back, because what it was paid for could no longer be given. */
export const refund = shop.table(
  'refund',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amountMinor: integer().notNull(),
    reason: text().notNull(),
    requestedAt: createdAt(),
    confirmedAt: instant(),
  },
  (t) => [check('refund_amount', sql`${t.amountMinor} > 0`), index('refund_of_payment').on(t.paymentId)],
)

/** The built-in sandbox provider’s own books. It stands outside the shop and knows only what a real one would. */
export const sandboxPayment = shop.table('sandbox_payment', {
  id: id(),
  merchantReference: text().notNull(),
  amountMinor: integer().notNull(),
  currency: char({ length: 3 }).notNull(),
  description: text().notNull(),
  returnUrl: text().notNull(),
  cancelUrl: text().notNull(),
  language: text().notNull(),
  state: text({ enum: ['open', 'challenge', 'succeeded', 'declined', 'cancelled', 'refunded'] })
    .notNull()
    .default('open'),
  cardLast4: text(),
  isWebhookDoubled: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})
