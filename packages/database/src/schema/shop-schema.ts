import { sql } from 'drizzle-orm'
import { pgSchema, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Everything the system itself records and must never get wrong. Master data that staff edit is in `cms`. */
export const shop = pgSchema('shop')

/** Random, so that an id can be neither guessed nor counted. */
export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()
