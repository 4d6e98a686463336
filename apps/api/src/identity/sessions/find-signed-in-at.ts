import { createSeal } from '@kindred/database/seal'
import type { Services } from '../../services.ts'
import { OidcRecords } from '../provider/oidc-record.store.ts'

/**
 * When the person of a token last gave a password or a passkey: a browser that the provider knows gets new tokens
 * without either.
 *
 * @param sessionUid of the provider's own session, as its tokens name it
 */
export async function findSignedInAt(
  sessionUid: string | undefined,
  { db, config, now }: Services,
): Promise<Date | null> {
  if (!sessionUid) return null
  const sessions = new OidcRecords('Session', db, createSeal(config.keys.seal), now)
  const session = await sessions.findByUid(sessionUid)
  return session?.loginTs ? new Date(Number(session.loginTs) * 1000) : null
}
