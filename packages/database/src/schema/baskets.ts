import { sql } from 'drizzle-orm'
import { boolean, char, date, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { basketState, customerType, paymentMethod } from './enums.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** One open basket per customer and shop. Its id is unguessable: for a visitor it is the only key. */
export const basket = shop.table(
  'basket',
  {
    id: id(),
    shopCode: text().notNull(),
    customerId: uuid().references(() => customer.id),
    customerType: customerType().notNull(),
    language: text().notNull(),
    currency: char({ length: 3 }).notNull(),
    treatmentCountry: char({ length: 2 }),
    treatmentState: text().notNull().default(''),
    basketState: basketState().notNull().default('open'),
    /** Counts every change, so that a late reply never brings a removed line back. */
    version: integer().notNull().default(0),
    holdExpiresAt: instant(),
    holdRenewed: boolean().notNull().default(false),
    /** One code at a time, as staff wrote it; its rules are master data. */
    discountCode: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('basket_one_open_per_customer_and_shop')
      .on(t.customerId, t.shopCode)
      .where(sql`basket_state = 'open' and customer_id is not null`),
    index('basket_hold_expiry').on(t.holdExpiresAt).where(sql`basket_state = 'open'`),
  ],
)

/** How far the checkout of a basket has come, kept on the server so that it goes on at another device. */
export const checkout = shop.table('checkout', {
  basketId: uuid()
    .primaryKey()
    .references(() => basket.id, { onDelete: 'cascade' }),
  basketConfirmedAt: instant(),
  embryoConfirmedAt: instant(),
  geneticMatchingConfirmedAt: instant(),
  reservationConfirmedAt: instant(),
  reservationMonths: integer(),
  informationConfirmedAt: instant(),
  delivery: jsonb(),
  billing: jsonb(),
  isClinicDelivery: boolean().notNull().default(false),
  clinicId: uuid(),
  shippingConfirmedAt: instant(),
  shippingMethod: text(),
  dispatchOn: date({ mode: 'string' }),
  shippingPriceMinor: integer(),
  summaryConfirmedAt: instant(),
  consents: jsonb(),
  paymentMethod: paymentMethod(),
  updatedAt: createdAt(),
})
