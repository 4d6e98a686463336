import type { SessionUser } from '@kindred/contracts/identity'
import { readClientType } from '@kindred/domain/accounts/read-client-type'

/** Claims of our own identity token, under the names of the session entity (SES-02). */
export function toSessionUser(profile: unknown): SessionUser {
  const claims = (profile ?? {}) as Record<string, string | undefined>
  const username = claims.preferred_username ?? ''
  return {
    preferred_username: username,
    // Every call names the person by this one id, `/api/users/{username}` (SES-26).
    username,
    name: claims.name ?? '',
    email: claims.email ?? '',
    client_type: readClientType(claims.client_type) === 'professional' ? 'Professional' : 'Private',
    client_guid: claims.client_guid ?? '',
  }
}
