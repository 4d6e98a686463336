import 'server-only'
import { hkdfSync } from 'node:crypto'

/**
 * A purpose's own key from the secret of the installation; the API derives the same (`deriveKey` of
 * @kindred/database/secrets, which pages must not import).
 */
const deriveKey = (label: string): string =>
  Buffer.from(hkdfSync('sha256', process.env.KINDRED_SECRET ?? '', 'kindred', label, 32)).toString(
    'base64url',
  )

/** Addresses and keys of signing in. Read when asked for, since a build has no environment. */
export function readIdentitySettings() {
  const publicUrl = (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, '')
  return {
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    /** Where the API answers from here; the public address need not be reachable inside. */
    apiOrigin: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
    nextAuthSecret: deriveKey('next-auth'),
    internalKey: deriveKey('internal'),
    clientSecret: deriveKey('oidc-client'),
  }
}
