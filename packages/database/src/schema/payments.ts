import { disputeStates } from '@kindred/domain/vocabulary'
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
import { paymentMethod, paymentState, refundCause, refundState } from './enums.ts'
import { order, orderLine } from './orders.ts'
import { paymentRequestTry } from './payment-requests.ts'
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
    /** Moved by `refund` alone (trigger): what went back or is on its way. */
    refundedMinor: integer().notNull().default(0),
    paymentState: paymentState().notNull().default('pending'),
    failureCode: text(),
    /** Only authorised by the customer's press; taken when the order is shipped. */
    isCapturedLater: boolean().notNull().default(false),
    /** Until when the bank keeps what is authorised, as far as can be known here. */
    authorisedUntil: instant(),
    /** Of the capture that was asked for and not answered; the provider moves one id once. */
    captureId: uuid(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('payment_amount', sql`${t.amountMinor} > 0`),
    check(
      'payment_never_over_refunded',
      sql`${t.refundedMinor} >= 0 and ${t.refundedMinor} <= ${t.amountMinor}`,
    ),
    uniqueIndex('payment_reference_once').on(t.provider, t.providerReference),
    uniqueIndex('payment_one_with_money')
      .on(t.orderId)
      // Said by what holds none: `disputed` came later, and still holds it.
      .where(sql`payment_state not in ('none', 'pending', 'refunded', 'failed', 'invoiced', 'settled')`),
    check(
      'payment_authorised_later',
      sql`${t.paymentState} <> 'authorised' or (${t.isCapturedLater} and ${t.authorisedUntil} is not null)`,
    ),
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

/** Money that goes back. What failed or was withdrawn counts no more; the amount of one never changes (trigger). */
export const refund = shop.table(
  'refund',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    amountMinor: integer().notNull(),
    cause: refundCause().notNull().default('returnedByItself'),
    refundState: refundState().notNull().default('requested'),
    reason: text().notNull(),
    by: text().notNull().default('system'),
    failureCode: text(),
    requestedAt: createdAt(),
    /** Until then it can be withdrawn. */
    sendAt: instant(),
    confirmedAt: instant(),
  },
  (t) => [
    check('refund_amount', sql`${t.amountMinor} > 0`),
    index('refund_of_payment').on(t.paymentId),
    index('refund_under_way').on(t.requestedAt).where(sql`refund_state in ('requested', 'sent')`),
  ],
)

/** The bank of a payer asks for the money: what, why, and what came of it. */
export const paymentDispute = shop.table(
  'payment_dispute',
  {
    id: id(),
    /** What it is about: the payment of an order, or a try to pay a request. */
    paymentId: uuid().references(() => payment.id),
    requestTryId: uuid().references(() => paymentRequestTry.id),
    /** The provider's id of it. */
    reference: text().notNull(),
    amountMinor: integer().notNull(),
    cause: text().notNull(),
    state: text({ enum: disputeStates }).notNull(),
    openedAt: createdAt(),
    closedAt: instant(),
  },
  (t) => [
    check('payment_dispute_amount', sql`${t.amountMinor} > 0`),
    check('payment_dispute_state', sql`${t.state} in ('open', 'won', 'lost')`),
    check('payment_dispute_closed', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
    check('payment_dispute_of_one', sql`(${t.paymentId} is null) <> (${t.requestTryId} is null)`),
    uniqueIndex('payment_dispute_once').on(t.paymentId, t.reference),
    uniqueIndex('payment_dispute_of_try_once').on(t.requestTryId, t.reference),
  ],
)

/** Which lines, and how many of each, a refund pays back. */
export const refundLine = shop.table(
  'refund_line',
  {
    refundId: uuid()
      .notNull()
      .references(() => refund.id),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    quantity: integer().notNull(),
    amountMinor: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    check('refund_line_quantity', sql`${t.quantity} > 0 and ${t.amountMinor} >= 0`),
    index('refund_line_of_line').on(t.orderLineId),
  ],
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
  state: text({
    enum: ['open', 'challenge', 'authorised', 'succeeded', 'declined', 'cancelled', 'expired', 'refunded'],
  })
    .notNull()
    .default('open'),
  isCapturedLater: boolean().notNull().default(false),
  /** What was taken of what was authorised. */
  capturedMinor: integer(),
  cardLast4: text(),
  isWebhookDoubled: boolean().notNull().default(false),
  isDisputed: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: createdAt(),
})

/** What the sandbox provider gave back, each once. */
export const sandboxRefund = shop.table(
  'sandbox_refund',
  {
    /** The shop’s own id of the refund. */
    id: uuid().primaryKey(),
    sandboxPaymentId: uuid()
      .notNull()
      .references(() => sandboxPayment.id),
    amountMinor: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sandbox_refund_of_payment').on(t.sandboxPaymentId)],
)
