import { sql } from 'drizzle-orm'
import { bigserial, char, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import { quotaPlaceState, quotaUnit } from './enums.ts'
import { createdAt, id, shop } from './shop-schema.ts'

/**
 * Places of one donor under one quota rule (country, state, unit). `taken` is moved by `quota_movement` alone;
 * the check makes selling past a legal limit impossible. A lowered limit is stored as max(new limit, taken).
 */
export const quotaBalance = shop.table(
  'quota_balance',
  {
    id: id(),
    donorId: uuid()
      .notNull()
      .references(() => donor.id),
    country: char({ length: 2 }).notNull(),
    /** Empty where the country has no states. */
    state: text().notNull().default(''),
    unit: quotaUnit().notNull(),
    placeLimit: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('quota_balance_once').on(t.donorId, t.country, t.state, t.unit),
    check('quota_balance_never_oversold', sql`${t.taken} >= 0 and ${t.taken} <= ${t.placeLimit}`),
  ],
)

/** A place for one customer (or one anonymous basket) with one donor in one country. */
export const quotaPlace = shop.table(
  'quota_place',
  {
    id: id(),
    donorId: uuid()
      .notNull()
      .references(() => donor.id),
    country: char({ length: 2 }).notNull(),
    state: text().notNull().default(''),
    customerId: uuid().references(() => customer.id),
    basketId: uuid(),
    orderId: uuid(),
    placeState: quotaPlaceState().notNull(),
    createdAt: createdAt(),
    changedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('quota_place_one_live_per_customer')
      .on(t.donorId, t.country, t.state, t.customerId)
      .where(sql`place_state <> 'released' and customer_id is not null`),
    uniqueIndex('quota_place_one_held_per_basket')
      .on(t.donorId, t.country, t.state, t.basketId)
      .where(sql`place_state = 'held'`),
    index('quota_place_of_customer').on(t.customerId),
    index('quota_place_of_basket').on(t.basketId),
    check('quota_place_has_holder', sql`customer_id is not null or basket_id is not null`),
  ],
)

/** The quota ledger. Append only: +1 when a place is held, −1 when it is released; other banks’ reports come in as opening rows. */
export const quotaMovement = shop.table(
  'quota_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    quotaBalanceId: uuid()
      .notNull()
      .references(() => quotaBalance.id),
    quotaPlaceId: uuid().references(() => quotaPlace.id),
    change: integer().notNull(),
    reason: text().notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (t) => [
    check('quota_movement_moves', sql`${t.change} <> 0`),
    index('quota_movement_of_balance').on(t.quotaBalanceId),
    index('quota_movement_of_place').on(t.quotaPlaceId),
  ],
)
