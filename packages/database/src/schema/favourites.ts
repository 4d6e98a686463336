import { sql } from 'drizzle-orm'
import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import { createdAt, shop } from './shop-schema.ts'

/** Donors that a customer keeps in mind, with a note of their own. It holds no straw and no place. */
export const favourite = shop.table(
  'favourite',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    donorId: uuid()
      .notNull()
      .references(() => donor.id, { onDelete: 'cascade' }),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.donorId] }),
    index('favourite_of_donor').on(t.donorId),
    check('favourite_note_is_short', sql`char_length(${t.note}) <= 500`),
  ],
)
