import type { VisitorName } from '@kindred/domain/measurement/name-visitor'
import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { shop } from './shop-schema.ts'

/**
 * How often something was done on a day. There is no row for a visit: an event only makes a number larger, so that nothing
 * about a person can be found here, whoever looks.
 */
export const measuredCount = shop.table(
  'measured_count',
  {
    day: date({ mode: 'string' }).notNull(),
    shopCode: text().notNull(),
    language: text().notNull(),
    visitor: text().$type<VisitorName>().notNull(),
    event: text().notNull(),
    /** What the event declares, such as `{"step": 2, "stage": 1}`; never more. */
    fields: jsonb().$type<Record<string, string | number>>().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.event, t.shopCode, t.language, t.visitor, t.fields] }),
    check('measured_count_positive', sql`${t.count} > 0`),
  ],
)
