import { cmvFindings } from '@kindred/domain/vocabulary'
import { sql } from 'drizzle-orm'
import { boolean, char, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { donorKind, profileTier, releaseType } from './enums.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

const textArray = () => text().array().notNull().default(sql`'{}'::text[]`)

/** A donor as the rules and the search see them. The profile a person reads is `cms`; publishing projects it here. */
export const donor = shop.table(
  'donor',
  {
    id: id(),
    /** Public short code, such as K4127. */
    code: text().notNull(),
    alias: text().notNull(),
    kind: donorKind().notNull(),
    releaseType: releaseType().notNull(),
    profileTier: profileTier().notNull(),
    hairColour: text().notNull(),
    hairTexture: text(),
    eyeColour: text().notNull(),
    skinTone: text().notNull(),
    heightCm: integer().notNull(),
    weightKg: integer().notNull(),
    bloodType: text().notNull(),
    cmv: text({ enum: cmvFindings }).notNull(),
    races: textArray(),
    ethnicities: textArray(),
    education: text().notNull(),
    occupation: text().notNull(),
    languages: textArray(),
    shippedFrom: textArray(),
    testedGenes: textArray(),
    carrierGenes: textArray(),
    hasAdultPhotos: boolean().notNull().default(false),
    hasChildhoodPhotos: boolean().notNull().default(false),
    hasAudio: boolean().notNull().default(false),
    hasFaceMatching: boolean().notNull().default(false),
    hasGeneticMatching: boolean().notNull().default(false),
    hasReportedPregnancy: boolean().notNull().default(false),
    uponRequest: boolean().notNull().default(false),
    siblingsOnly: boolean().notNull().default(false),
    nextAvailableMonth: char({ length: 7 }),
    splash: text(),
    /** First lines of the profile per locale, for cards and the keyword search. */
    searchText: text().notNull().default(''),
    worldwideLimit: integer(),
    firstListedOn: date({ mode: 'string' }).notNull(),
    publishedAt: instant(),
    blockedAt: instant(),
    blockedReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('donor_code_once').on(t.code),
    index('donor_kind').on(t.kind, t.publishedAt),
    index('donor_carrier_genes').using('gin', t.carrierGenes),
  ],
)

/** A donor’s own limit in a country, where it is narrower than the country’s. */
export const donorCountryLimit = shop.table(
  'donor_country_limit',
  {
    donorId: uuid()
      .notNull()
      .references(() => donor.id),
    country: char({ length: 2 }).notNull(),
    placeLimit: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.donorId, t.country] })],
)
