import { index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
