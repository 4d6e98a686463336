import { sql } from 'drizzle-orm'
import { char, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import { strawType } from './enums.ts'
import { id, instant, shop } from './shop-schema.ts'

/**
 * Who wants to hear when straws of a donor come (FAV-11), in the order of `since`. It holds nothing. One row for a
 * customer, donor, shop and type, whether it waits, was told or ended, so that asking twice or at once is asking once;
 * taking it up again moves it. A told entry is one whose `toldAt` is not before its `since`.
 */
export const waitingListEntry = shop.table(
  'waiting_list_entry',
  {
    /** The `waitingListGuid` of the calls. */
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    donorId: uuid()
      .notNull()
      .references(() => donor.id, { onDelete: 'cascade' }),
    shopCode: text().notNull(),
    strawType: strawType().notNull(),
    amount: integer().notNull(),
    /** Under whose law what comes must be possible. */
    treatmentCountry: char({ length: 2 }).notNull(),
    treatmentState: text().notNull().default(''),
    since: instant().notNull(),
    expiresAt: instant().notNull(),
    toldAt: instant(),
    /** When the customer was last asked whether to go on. */
    remindedAt: instant(),
  },
  (t) => [
    uniqueIndex('waiting_list_entry_once').on(t.customerId, t.donorId, t.shopCode, t.strawType),
    index('waiting_list_entry_of_donor').on(t.donorId),
    index('waiting_list_entry_expiry').on(t.expiresAt),
    check('waiting_list_entry_amount', sql`${t.amount} between 1 and 20`),
    check('waiting_list_entry_ends_later', sql`${t.expiresAt} > ${t.since}`),
  ],
)
