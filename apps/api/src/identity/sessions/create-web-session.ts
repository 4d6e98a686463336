import { createSeal } from '@kindred/database/seal'
import { type Failure, ok, type Result, refuse } from '@kindred/domain/result'
import type { Services } from '../../services.ts'
import { OidcRecords } from '../provider/oidc-record.store.ts'
import { describeDevice } from './describe-device.ts'
import { endWebSession } from './end-web-session.ts'
import { findSignedInAt } from './find-signed-in-at.ts'
import { forgetWebSession } from './open-web-session.ts'
import { endSession, findSession, insertSession } from './web-session.store.ts'

export type GrantedTokens = {
  accessToken: string
  refreshToken?: string
  idToken?: string
  userAgent?: string
  /** Id of the session this browser had before. */
  replaces?: string
}

/**
 * Takes over the tokens of a fresh sign-in: they stay here, sealed, and the browser's cookie only names the session.
 * The access token itself says whose it is.
 */
export async function createWebSession(
  tokens: GrantedTokens,
  services: Services,
): Promise<Result<{ sid: string }, Failure<'unknown-token'>>> {
  const { db, config, now } = services
  const seal = createSeal(config.keys.seal)
  const token = await new OidcRecords('AccessToken', db, seal, now).find(tokens.accessToken)
  if (!token?.accountId) return refuse('unknown-token', 'The access token is not known.')
  const close = (text: string | undefined) => (text ? seal.close(text, 'web-session') : null)
  const sid = await insertSession(db, {
    customerId: token.accountId,
    sealedAccessToken: seal.close(tokens.accessToken, 'web-session'),
    sealedRefreshToken: close(tokens.refreshToken),
    sealedIdToken: close(tokens.idToken),
    device: describeDevice(tokens.userAgent),
    signedInAt: await findSignedInAt(token.sessionUid, services),
    // As the provider says: the clock of the web process may be another.
    accessExpiresAt: new Date((token.exp ?? 0) * 1000),
  })
  if (tokens.replaces) await makeRoom(tokens.replaces, token.accountId, services)
  return ok({ sid })
}

/**
 * A browser has one session. The earlier one of the same person shares the provider's own session and grant with the new
 * one, so only its row ends; another person's ends with all its tokens.
 */
async function makeRoom(earlier: string, customerId: string, services: Services): Promise<void> {
  const row = await findSession(services.db, earlier)
  if (!row || row.endedAt) return
  if (row.customerId !== customerId) return endWebSession(earlier, services)
  await endSession(services.db, earlier, services.now())
  forgetWebSession(earlier, services)
}
