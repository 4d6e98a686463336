import { paymentRequestStates, requestTryStates } from '@kindred/domain/payment-requests/payment-request'
import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

export const paymentRequestState = shop.enum('payment_request_state', paymentRequestStates)

/** An amount that staff ask somebody for outside of an order. Whoever has the link may pay it, once. */
export const paymentRequest = shop.table(
  'payment_request',
  {
    id: id(),
    /** Public and guess-proof; opens nothing. */
    number: text().notNull().unique(),
    /** Only the hash of what is in the link, so that a copy of the database opens nothing. */
    tokenHash: text().notNull().unique(),
    shopCode: text().notNull(),
    /** The account with the address, if there is one. */
    customerId: uuid().references(() => customer.id),
    email: text().notNull(),
    /** As in a path. */
    language: text().notNull(),
    /** In words of staff, as the person reads it. */
    reason: text().notNull(),
    amountMinor: integer().notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Basis points of tax in the amount, as it was when it was asked for. */
    taxRateBp: integer().notNull().default(0),
    state: paymentRequestState().notNull().default('open'),
    expiresAt: instant().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    paidAt: instant(),
    cancelledAt: instant(),
    cancelledBy: text(),
  },
  (t) => [
    check('payment_request_amount', sql`${t.amountMinor} > 0`),
    check('payment_request_paid', sql`(${t.state} = 'paid') = (${t.paidAt} is not null)`),
    check('payment_request_cancelled', sql`(${t.state} = 'cancelled') = (${t.cancelledAt} is not null)`),
    index('payment_request_newest').on(t.createdAt),
  ],
)

/** One try to pay a request at a provider. At most one ever holds the money, and one waits. */
export const paymentRequestTry = shop.table(
  'payment_request_try',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => paymentRequest.id),
    provider: text().notNull(),
    providerReference: text(),
    state: text({ enum: requestTryStates }).notNull().default('pending'),
    /** Whether the bank of the payer ever asked for it. */
    isDisputed: boolean().notNull().default(false),
    failureCode: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check(
      'payment_request_try_state',
      sql`${t.state} in ('pending', 'paid', 'failed', 'refunded', 'disputed', 'chargedBack')`,
    ),
    uniqueIndex('payment_request_try_reference').on(t.provider, t.providerReference),
    uniqueIndex('payment_request_try_one_paid')
      .on(t.requestId)
      .where(sql`state in ('paid', 'disputed', 'chargedBack')`),
    uniqueIndex('payment_request_try_one_pending').on(t.requestId).where(sql`state = 'pending'`),
  ],
)
