import { sql } from 'drizzle-orm'
import { bigserial, check, index, text, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import { createdAt, instant, shop } from './shop-schema.ts'

/** The sealed embedding (`sealFace`), what made it, and the consent without which there is no row. No picture is kept. */
const face = {
  sealedEmbedding: text().notNull(),
  /** Embeddings of different models say nothing about each other. */
  model: text().notNull(),
  consentVersion: text().notNull(),
  consentedAt: instant().notNull(),
  createdAt: createdAt(),
}

/** A customer who is registered for face matching: one face each, gone with the row. */
export const customerFace = shop.table('customer_face', {
  customerId: uuid()
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  ...face,
})

/** A donor who agreed to be compared. Rows are never changed: another face takes the place of the old one. */
export const donorFace = shop.table(
  'donor_face',
  {
    donorId: uuid()
      .primaryKey()
      .references(() => donor.id, { onDelete: 'cascade' }),
    ...face,
    /** A photo, an import of embeddings, or invented for the demo world. */
    origin: text({ enum: ['photo', 'import', 'invented'] }).notNull(),
    /** Another one for every row that ever was; their sum and number tell whether anything changed. */
    revision: bigserial({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('donor_face_revision').on(t.revision),
    check('donor_face_origin', sql`${t.origin} in ('photo', 'import', 'invented')`),
  ],
)
