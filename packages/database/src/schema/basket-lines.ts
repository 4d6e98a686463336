import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { basket } from './baskets.ts'
import { donor } from './donors.ts'
import { lineHandlingType, productKind } from './enums.ts'
import { fitsHandling } from './line-kinds.ts'
import { deposit } from './orders.ts'
import { createdAt, id, shop } from './shop-schema.ts'
import { stockItem } from './stock.ts'

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
    /** The deposit that a renewal goes on with, or that straws leave. */
    depositId: uuid().references(() => deposit.id),
    /** What is brought from elsewhere: {goods, count, from}. */
    arrival: jsonb(),
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
    check('basket_line_fits_handling', fitsHandling(t)),
    check('basket_line_arrival', sql`(${t.productKind} = 'shipmentInbound') = (${t.arrival} is not null)`),
    check('basket_line_price', sql`${t.unitPriceMinor} >= 0 and ${t.taxRateBp} >= 0`),
    uniqueIndex('basket_line_once_per_item')
      .on(t.basketId, t.lineHandlingType, t.stockItemId)
      .where(sql`stock_item_id is not null`),
    uniqueIndex('basket_line_one_quota_per_donor')
      .on(t.basketId, t.donorId)
      .where(sql`line_handling_type = 'quota'`),
    uniqueIndex('basket_line_once_per_deposit')
      .on(t.basketId, t.lineHandlingType, t.depositId)
      .where(sql`deposit_id is not null`),
    index('basket_line_of_basket').on(t.basketId),
  ],
)
