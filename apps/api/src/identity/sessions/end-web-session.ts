import { createSeal } from '@kindred/database/seal'
import type { Services } from '../../services.ts'
import { endProviderSession, OidcRecords, revokeGrant } from '../provider/oidc-record.store.ts'
import { forgetWebSession } from './open-web-session.ts'
import { endSession, findSession } from './web-session.store.ts'

/** Ends a web session everywhere: its tokens die with their grant, every process forgets it. Twice is as once. */
export async function endWebSession(id: string, services: Services): Promise<void> {
  const { db, config, now } = services
  const row = await findSession(db, id)
  if (!row) return
  if (!row.endedAt) {
    const seal = createSeal(config.keys.seal)
    const records = new OidcRecords('AccessToken', db, seal, now)
    const token = await records.findEvenExpired(seal.open(row.sealedAccessToken, 'web-session'))
    if (token?.grantId) await revokeGrant(db, token.grantId)
    // Else that browser would be signed in again without a password.
    if (token?.sessionUid) await endProviderSession(db, String(token.sessionUid))
  }
  await endSession(db, id, now())
  forgetWebSession(id, services)
}
