import { sql } from 'drizzle-orm'
import { bigserial, check, date, index, integer, numeric, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { donor } from './donors.ts'
import { stockMovementKind, strawType } from './enums.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** One donation (ejaculate, or egg retrieval) and what the laboratory made of it. */
export const batch = shop.table(
  'batch',
  {
    id: id(),
    code: text().notNull().unique(),
    donorId: uuid()
      .notNull()
      .references(() => donor.id),
    collectedOn: date({ mode: 'string' }).notNull(),
    motBeforeFreeze: numeric({ precision: 6, scale: 1 }),
    motAfterThaw: numeric({ precision: 6, scale: 1 }),
    standards: text().array().notNull(),
    releasedAt: instant(),
  },
  (t) => [index('batch_of_donor').on(t.donorId)],
)

/**
 * What can be bought: straws of one donor, shop, type, MOT class, volume and set of standards.
 * `onHand` and `held` are moved by `stock_movement` alone (trigger); the checks make overselling impossible.
 */
export const stockItem = shop.table(
  'stock_item',
  {
    id: id(),
    donorId: uuid()
      .notNull()
      .references(() => donor.id),
    shopCode: text().notNull(),
    strawType: strawType().notNull(),
    motClass: integer().notNull(),
    volumeUl: integer().notNull().default(500),
    standards: text().array().notNull(),
    onHand: integer().notNull().default(0),
    held: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('stock_item_once').on(
      t.donorId,
      t.shopCode,
      t.strawType,
      t.motClass,
      t.volumeUl,
      t.standards,
    ),
    check('stock_item_never_negative', sql`${t.onHand} >= 0 and ${t.held} >= 0`),
    check('stock_item_never_oversold', sql`${t.held} <= ${t.onHand}`),
    check('stock_item_mot_class', sql`${t.motClass} in (0, 2, 5, 10, 20, 30)`),
  ],
)

/** The stock ledger. Append only; each row moves the balance of its stock item in the same transaction. */
export const stockMovement = shop.table(
  'stock_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    stockItemId: uuid()
      .notNull()
      .references(() => stockItem.id),
    kind: stockMovementKind().notNull(),
    quantity: integer().notNull(),
    basketId: uuid(),
    orderId: uuid(),
    by: text().notNull(),
    reason: text(),
    at: createdAt(),
  },
  (t) => [
    check('stock_movement_quantity', sql`${t.quantity} > 0`),
    index('stock_movement_of_item').on(t.stockItemId, t.id),
    index('stock_movement_of_basket').on(t.basketId),
    index('stock_movement_of_order').on(t.orderId),
  ],
)

/** One physical straw (or egg device), from batch to bedside. */
export const straw = shop.table(
  'straw',
  {
    id: id(),
    code: text().notNull().unique(),
    batchId: uuid()
      .notNull()
      .references(() => batch.id),
    stockItemId: uuid()
      .notNull()
      .references(() => stockItem.id),
    position: text(),
    leftBankAt: instant(),
    destroyedAt: instant(),
  },
  (t) => [index('straw_of_item').on(t.stockItemId), index('straw_of_batch').on(t.batchId)],
)
