import { goodsKinds } from '@kindred/domain/stock/goods-of'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { basket } from './baskets.ts'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import {
  customerType,
  depositKind,
  fulfilmentState,
  lineHandlingType,
  orderState,
  paymentMethod,
  paymentState,
  productKind,
} from './enums.ts'
import { fitsHandling } from './line-kinds.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'
import { stockItem, straw } from './stock.ts'

/** Three small state machines in one record; what a person sees is derived from the three. */
export const order = shop.table(
  'order',
  {
    id: id(),
    /** Public and guess-proof. */
    number: text().notNull().unique(),
    shopCode: text().notNull(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id),
    customerType: customerType().notNull(),
    /** A basket becomes an order once, however often the request repeats. */
    basketId: uuid()
      .notNull()
      .references(() => basket.id),
    language: text().notNull(),
    treatmentCountry: char({ length: 2 }),
    treatmentState: text().notNull().default(''),
    orderState: orderState().notNull().default('draft'),
    paymentState: paymentState().notNull().default('none'),
    fulfilmentState: fulfilmentState().notNull().default('waiting'),
    paymentMethod: paymentMethod().notNull(),
    currency: char({ length: 3 }).notNull(),
    subtotalMinor: integer().notNull(),
    shippingMinor: integer().notNull(),
    /** Basis points of tax on the shipping, in its price. */
    shippingTaxRateBp: integer().notNull().default(0),
    discountMinor: integer().notNull().default(0),
    /** The code that gave it: the orders are its uses. */
    discountCode: text(),
    taxMinor: integer().notNull(),
    totalMinor: integer().notNull(),
    delivery: jsonb(),
    billing: jsonb().notNull(),
    clinicId: uuid(),
    clinicName: text(),
    shippingMethod: text(),
    dispatchOn: date({ mode: 'string' }),
    consents: jsonb().notNull(),
    createdAt: createdAt(),
    placedAt: instant(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('order_one_per_basket').on(t.basketId).where(sql`order_state <> 'cancelled'`),
    check(
      'order_total_adds_up',
      sql`${t.totalMinor} = ${t.subtotalMinor} + ${t.shippingMinor} - ${t.discountMinor} and ${t.totalMinor} >= 0`,
    ),
    index('order_of_customer').on(t.customerId, t.createdAt),
    index('order_by_state').on(t.orderState, t.createdAt),
    index('order_of_discount').on(t.shopCode, t.discountCode).where(sql`discount_code is not null`),
  ],
)

export const orderLine = shop.table(
  'order_line',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    position: integer().notNull(),
    lineHandlingType: lineHandlingType().notNull(),
    productKind: productKind().notNull(),
    donorId: uuid().references(() => donor.id),
    stockItemId: uuid().references(() => stockItem.id),
    /** What was sold, in words and figures of that day: {alias, donorCode, strawType, motClass, volumeUl, country …}. */
    description: jsonb().notNull(),
    /** The deposit that a renewal goes on with, or that straws leave. */
    depositId: uuid().references((): AnyPgColumn => deposit.id),
    periodMonths: integer(),
    quantity: integer().notNull(),
    /** Called off since, before it left the bank. */
    cancelledQuantity: integer().notNull().default(0),
    unitPriceMinor: integer().notNull(),
    taxRateBp: integer().notNull(),
    taxMinor: integer().notNull(),
    totalMinor: integer().notNull(),
    addedAutomatically: boolean().notNull().default(false),
  },
  (t) => [
    check('order_line_quantity', sql`${t.quantity} > 0`),
    check('order_line_fits_handling', fitsHandling(t)),
    check(
      'order_line_cancelled',
      sql`${t.cancelledQuantity} >= 0 and ${t.cancelledQuantity} <= ${t.quantity}`,
    ),
    index('order_line_of_order').on(t.orderId),
    index('order_line_of_donor').on(t.donorId),
  ],
)

/** Which straw went to whom. One live row per straw: no straw can be promised twice. */
export const strawAssignment = shop.table(
  'straw_assignment',
  {
    id: id(),
    strawId: uuid()
      .notNull()
      .references(() => straw.id),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    assignedAt: createdAt(),
    releasedAt: instant(),
  },
  (t) => [
    uniqueIndex('straw_assignment_one_live').on(t.strawId).where(sql`released_at is null`),
    index('straw_assignment_of_line').on(t.orderLineId),
  ],
)

/** Every transition of each machine, with who and why. Append only. */
export const orderHistory = shop.table(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    machine: text({ enum: ['order', 'payment', 'fulfilment', 'refund', 'note'] }).notNull(),
    fromState: text(),
    toState: text(),
    by: text().notNull(),
    reason: text(),
    data: jsonb(),
    at: createdAt(),
  },
  (t) => [index('order_history_of_order').on(t.orderId, t.id)],
)

export const shipment = shop.table(
  'shipment',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    method: text().notNull(),
    /** Null for what somebody fetched. */
    trackingNumber: text(),
    shippedAt: instant().notNull(),
    deliveredAt: instant(),
  },
  (t) => [
    uniqueIndex('shipment_one_per_order').on(t.orderId),
    check('shipment_is_tracked', sql`${t.trackingNumber} is not null or ${t.method} = 'pickUp'`),
  ],
)

/** What a customer keeps with us, stored or reserved, until a day: of a donor of ours, or brought from elsewhere. */
export const deposit = shop.table(
  'deposit',
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id),
    shopCode: text().notNull(),
    donorId: uuid().references(() => donor.id),
    /** Of what was brought from elsewhere; its donor is none of ours. */
    broughtGoods: text({ enum: goodsKinds }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLine.id),
    kind: depositKind().notNull(),
    quantity: integer().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('deposit_quantity', sql`${t.quantity} > 0`),
    check('deposit_of_donor_or_brought', sql`(${t.donorId} is null) = (${t.broughtGoods} is not null)`),
    check('deposit_brought_is_stored', sql`${t.broughtGoods} is null or ${t.kind} = 'stored'`),
    check('deposit_ends_after_start', sql`${t.endsOn} >= ${t.startsOn}`),
    uniqueIndex('deposit_one_per_line').on(t.orderLineId),
    index('deposit_of_customer').on(t.customerId),
  ],
)

/** What came into a deposit from elsewhere, and what was handed on of it: where it lies or went, and by whom. Append only. */
export const depositMovement = shop.table(
  'deposit_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    depositId: uuid()
      .notNull()
      .references(() => deposit.id),
    kind: text({ enum: ['arrived', 'handedOn'] }).notNull(),
    quantity: integer().notNull(),
    place: text().notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (t) => [
    check('deposit_movement_quantity', sql`${t.quantity} > 0`),
    index('deposit_movement_of_deposit').on(t.depositId),
  ],
)

/** A period added to a deposit by a paid line, once; undone when the line is paid back. */
export const depositRenewal = shop.table(
  'deposit_renewal',
  {
    orderLineId: uuid()
      .primaryKey()
      .references(() => orderLine.id),
    depositId: uuid()
      .notNull()
      .references(() => deposit.id),
    months: integer().notNull(),
    /** The end before and after. */
    endedOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    renewedAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [
    check('deposit_renewal_months', sql`${t.months} > 0 and ${t.endsOn} > ${t.endedOn}`),
    index('deposit_renewal_of_deposit').on(t.depositId),
  ],
)

/** What a placed line sends out of a deposit; given back when it is called off before it left the bank. */
export const depositSending = shop.table(
  'deposit_sending',
  {
    orderLineId: uuid()
      .primaryKey()
      .references(() => orderLine.id),
    depositId: uuid()
      .notNull()
      .references(() => deposit.id),
    quantity: integer().notNull(),
    givenBack: integer().notNull().default(0),
    takenAt: createdAt(),
  },
  (t) => [
    check('deposit_sending_quantity', sql`${t.quantity} > 0`),
    check('deposit_sending_given_back', sql`${t.givenBack} >= 0 and ${t.givenBack} <= ${t.quantity}`),
    index('deposit_sending_of_deposit').on(t.depositId),
  ],
)

/** That somebody was told that an end comes near (or has come: below zero days), once each; a new end is told anew. */
export const depositReminder = shop.table(
  'deposit_reminder',
  {
    depositId: uuid()
      .notNull()
      .references(() => deposit.id),
    endsOn: date({ mode: 'string' }).notNull(),
    daysBefore: integer().notNull(),
    sentAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.depositId, t.endsOn, t.daysBefore] })],
)
