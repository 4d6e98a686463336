import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customers.ts'
import { createdAt, id, instant, shop } from './shop-schema.ts'

/** Whatever the identity provider keeps: sessions, grants, codes, tokens, interactions. */
export const oidcRecord = shop.table(
  'oidc_record',
  {
    model: text().notNull(),
    recordId: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    userCode: text(),
    uid: text(),
    consumedAt: instant(),
    expiresAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.recordId] }),
    index('oidc_record_grant').on(t.grantId),
    index('oidc_record_uid').on(t.model, t.uid),
    index('oidc_record_expiry').on(t.expiresAt),
  ],
)

/** Signing keys, made at the first start; the private part is sealed with the installation’s secret. */
export const signingKey = shop.table('signing_key', {
  kid: text().primaryKey(),
  sealedJwk: text().notNull(),
  createdAt: createdAt(),
  retiredAt: instant(),
})

/** The server’s side of a browser session: tokens stay here, sealed; the cookie holds only this row’s id. */
export const webSession = shop.table(
  'web_session',
  {
    id: id(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    sealedAccessToken: text().notNull(),
    sealedRefreshToken: text(),
    sealedIdToken: text(),
    accessExpiresAt: instant().notNull(),
    /** Browser and system, as the person would recognise them; no address is kept. */
    device: text(),
    createdAt: createdAt(),
    /** When the person last gave a password or a passkey in this browser; a later renewal does not count. */
    signedInAt: instant(),
    refreshedAt: instant(),
    endedAt: instant(),
  },
  (t) => [index('web_session_of_customer').on(t.customerId)],
)

/** Tries to sign in that failed, counted by hash of who tried from where; shared by every process, no address is kept. */
export const signInFailure = shop.table(
  'sign_in_failure',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    since: instant().notNull(),
  },
  (t) => [index('sign_in_failure_since').on(t.since)],
)

/** The app on a customer’s phone that makes codes: one each. It counts from the first right code on. */
export const authenticatorApp = shop.table(
  'authenticator_app',
  {
    customerId: uuid()
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** Sealed with the installation’s secret, since both sides need the secret itself. */
    sealedSecret: text().notNull(),
    confirmedAt: instant(),
    /** The half minute of the last code that was taken; no code of it or before is taken again. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [check('authenticator_app_step', sql`${t.lastStep} >= 0`)],
)

/** Codes on paper for who lost the phone, each for one sign-in. Only their hash is kept. */
export const recoveryCode = shop.table(
  'recovery_code',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.codeHash] })],
)

/** The public half of a key that a device or a password manager keeps; nothing here signs anybody in. */
export const passkey = shop.table(
  'passkey',
  {
    /** The credential id of WebAuthn, base64url. */
    id: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Counts uses where the device counts; going back means that the key was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkey_of_customer').on(t.customerId)],
)

/** A question that a passkey must sign, answered once and only for what it was asked for. */
export const passkeyChallenge = shop.table(
  'passkey_challenge',
  {
    challenge: text().primaryKey(),
    purpose: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenge_expiry').on(t.expiresAt)],
)
