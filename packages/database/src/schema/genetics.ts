import { relationships } from '@kindred/domain/genetic-matching/relationship'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { donor } from './donors.ts'
import { createdAt, instant, shop } from './shop-schema.ts'

/**
 * What a customer allows now, for each purpose. Everything that is kept for a purpose refers to its row and goes with it, so
 * that withdrawing is one deletion. What was agreed when stays provable in `consent`.
 */
export const geneticConsent = shop.table(
  'genetic_consent',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['findings', 'review'] }).notNull(),
    textVersion: text().notNull(),
    givenAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.purpose] }),
    check('genetic_consent_purpose', sql`${t.purpose} in ('findings', 'review')`),
  ],
)

/**
 * What is known of the person who gives the other half: one record a customer, the findings sealed, so that no query, copy
 * or log shows them. Confirmed by staff until anything of it changes.
 */
export const geneticFindings = shop.table(
  'genetic_findings',
  {
    customerId: uuid().primaryKey(),
    purpose: text({ enum: ['findings'] })
      .notNull()
      .default('findings'),
    relationship: text({ enum: relationships }).notNull(),
    /** The donor who gives the other half, of relationship `cryosDonor` alone. */
    otherDonorId: uuid().references(() => donor.id),
    sealedFindings: text().notNull(),
    /** Rises with every change: staff confirm what they have read and nothing newer. */
    version: integer().notNull().default(1),
    confirmedAt: instant(),
    confirmedBy: text(),
    updatedAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'genetic_findings_need_consent',
      columns: [t.customerId, t.purpose],
      foreignColumns: [geneticConsent.customerId, geneticConsent.purpose],
    }).onDelete('cascade'),
    check('genetic_findings_purpose', sql`${t.purpose} = 'findings'`),
    check(
      'genetic_findings_relationship',
      sql`${t.relationship} in ('none', 'partner', 'cryosDonor', 'other')`,
    ),
    check(
      'genetic_findings_of_a_donor',
      sql`(${t.relationship} = 'cryosDonor') = (${t.otherDonorId} is not null)`,
    ),
    check('genetic_findings_confirmed', sql`(${t.confirmedAt} is null) = (${t.confirmedBy} is null)`),
    check('genetic_findings_version', sql`${t.version} > 0`),
    index('genetic_findings_to_confirm').on(t.updatedAt).where(sql`${t.confirmedAt} is null`),
  ],
)

/** A laboratory’s report that staff may read; the bytes are a `kept_file` of the same id. */
export const geneticReport = shop.table(
  'genetic_report',
  {
    fileId: uuid().primaryKey(),
    customerId: uuid().notNull(),
    purpose: text({ enum: ['review'] })
      .notNull()
      .default('review'),
    fileName: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'genetic_report_needs_consent',
      columns: [t.customerId, t.purpose],
      foreignColumns: [geneticConsent.customerId, geneticConsent.purpose],
    }).onDelete('cascade'),
    check('genetic_report_purpose', sql`${t.purpose} = 'review'`),
    index('genetic_report_of_customer').on(t.customerId, t.createdAt),
  ],
)
