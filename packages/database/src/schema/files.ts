import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, shop } from './shop-schema.ts'

/**
 * Files that people sent: photographs, test results, papers. The bytes lie in the storage under a random key; this row is
 * all that leads to them. `owner` is `waiting:<sender>` until something claims the file, then what it belongs to, such as
 * `customer:<id>` or `form-submission:<id>`.
 */
export const keptFile = shop.table(
  'kept_file',
  {
    id: id(),
    /** `writing` until the storage has the whole file: a row that stays so belongs to a process that died. */
    state: text({ enum: ['writing', 'kept'] }).notNull(),
    owner: text().notNull(),
    /** As the person named it; shown and saved under, never a path. */
    fileName: text().notNull(),
    /** By its bytes. */
    contentType: text().notNull(),
    length: integer().notNull(),
    sha256: text().notNull(),
    storageKey: text().notNull(),
    scan: text({ enum: ['clean', 'notScanned'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('kept_file_storage_key').on(t.storageKey),
    index('kept_file_owner').on(t.owner),
    index('kept_file_unclaimed')
      .on(t.createdAt)
      .where(sql`${t.state} = 'writing' or ${t.owner} like 'waiting:%'`),
    check('kept_file_state', sql`${t.state} in ('writing', 'kept')`),
    check('kept_file_scan', sql`${t.scan} in ('clean', 'notScanned')`),
    check('kept_file_length', sql`${t.length} > 0`),
  ],
)
