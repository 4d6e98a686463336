import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import { basketState, customerType, lineHandlingType, paymentMethod, productKind } from './enums.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'
import { stockItem } from './stock.ts'

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

export const basketLine = shop.table(
  'basket_line',
  {
    id: id(),
    basketId: uuid()
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    lineHandlingType: lineHandlingType().notNull(),
    productKind: productKind().notNull(),
    donorId: uuid().references(() => donor.id),
    stockItemId: uuid().references(() => stockItem.id),
    /** Months of a reservation, storage or subscription period. */
    periodMonths: integer(),
    quantity: integer().notNull(),
    unitPriceMinor: integer().notNull(),
    /** Basis points of tax on this line, such as 2500 for 25 %. */
    taxRateBp: integer().notNull(),
    addedAutomatically: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('basket_line_quantity', sql`${t.quantity} > 0`),
    check('basket_line_price', sql`${t.unitPriceMinor} >= 0 and ${t.taxRateBp} >= 0`),
    uniqueIndex('basket_line_once_per_item')
      .on(t.basketId, t.lineHandlingType, t.stockItemId)
      .where(sql`stock_item_id is not null`),
    uniqueIndex('basket_line_one_quota_per_donor')
      .on(t.basketId, t.donorId)
      .where(sql`line_handling_type = 'quota'`),
    index('basket_line_of_basket').on(t.basketId),
  ],
)

/** How far the checkout of a basket has come, kept on the server so that it goes on at another device. */
export const checkout = shop.table('checkout', {
  basketId: uuid()
    .primaryKey()
    .references(() => basket.id, { onDelete: 'cascade' }),
  basketConfirmedAt: instant(),
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
