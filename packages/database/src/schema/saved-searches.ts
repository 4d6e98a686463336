import { sql } from 'drizzle-orm'
import { boolean, char, check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donorKind } from './enums.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/**
 * Searches that a customer keeps, with when they last saw what it finds. One row for the same search of the same market,
 * so that saving twice or at once is saving once. A removed one can be taken back for a day.
 */
export const savedSearch = shop.table(
  'saved_search',
  {
    /** The `savedSearchGuid` of the calls. */
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: donorKind().notNull(),
    /** Filters in the canonical order of an address (`normaliseSearch`). */
    query: text().notNull(),
    shopCode: text().notNull(),
    /** Under whose law donors are judged; `--` while it is chosen later. */
    treatmentCountry: char({ length: 2 }).notNull().default('--'),
    treatmentState: text().notNull().default(''),
    hasAlert: boolean().notNull(),
    seenAt: instant().notNull(),
    /** Up to when the customer was told of new donors by mail. */
    toldAt: instant(),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_search_once').on(
      t.customerId,
      t.kind,
      t.shopCode,
      t.treatmentCountry,
      t.treatmentState,
      sql`md5(${t.query})`,
    ),
    index('saved_search_alerts').on(t.customerId).where(sql`${t.hasAlert} and ${t.removedAt} is null`),
    check('saved_search_name_is_short', sql`char_length(${t.name}) between 1 and 60`),
    check('saved_search_query_is_short', sql`char_length(${t.query}) <= 4000`),
  ],
)
