import { sql } from 'drizzle-orm'
import { boolean, char, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { addressKind, customerType } from './enums.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** A private customer or a clinic’s person. Staff are elsewhere (`cms.staff`), with a sign-in of their own. */
export const customer = shop.table(
  'customer',
  {
    id: id(),
    email: text().notNull(),
    emailConfirmedAt: instant(),
    passwordHash: text().notNull(),
    /** Sign-ins from before this count no longer, wherever they were made. */
    signInsEndedAt: instant(),
    clientType: customerType().notNull(),
    fullName: text().notNull(),
    phone: text(),
    organisationName: text(),
    vatNumber: text(),
    residentCountry: char({ length: 2 }).notNull(),
    createdAt: createdAt(),
    erasedAt: instant(),
  },
  (t) => [uniqueIndex('customer_email_once').on(sql`lower(${t.email})`)],
)

/** What a customer last chose about where and how they shop (ACC-01). */
export const customerSettings = shop.table('customer_settings', {
  customerId: uuid()
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  defaultLanguage: text().notNull(),
  shopCode: text().notNull(),
  treatmentCountry: char({ length: 2 }),
  treatmentState: text(),
  residentCountry: char({ length: 2 }).notNull(),
  lastUsedClinicId: uuid(),
  updatedAt: createdAt(),
})

export const customerAddress = shop.table(
  'customer_address',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kind: addressKind().notNull(),
    fullName: text().notNull(),
    line1: text().notNull(),
    line2: text(),
    postalCode: text().notNull(),
    city: text().notNull(),
    state: text(),
    country: char({ length: 2 }).notNull(),
    phone: text(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.kind] })],
)

/** Addresses a customer used in the checkout and wants to choose again, each once, on whatever device. */
export const keptAddress = shop.table(
  'kept_address',
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Tells equal addresses, however they were typed. */
    fingerprint: text().notNull(),
    address: jsonb().notNull(),
    usedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('kept_address_once').on(t.customerId, t.fingerprint)],
)

/** A link sent by mail. Only its hash is kept, so that a copy of the database opens nothing. */
export const emailToken = shop.table('email_token', {
  tokenHash: text().primaryKey(),
  customerId: uuid()
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['confirmEmail', 'resetPassword', 'changeEmail'] }).notNull(),
  /** Of a link that changes the address: the one it went to. */
  newEmail: text(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  createdAt: createdAt(),
})

/** Consent per purpose and version of the text; withdrawing adds a row, so that what was agreed when stays provable. */
export const consent = shop.table(
  'consent',
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id),
    purpose: text().notNull(),
    textVersion: text().notNull(),
    given: boolean().notNull(),
    at: createdAt(),
  },
  (t) => [index('consent_of_customer').on(t.customerId, t.purpose, t.at)],
)
