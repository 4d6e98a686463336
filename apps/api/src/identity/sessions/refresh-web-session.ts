import { createSeal } from '@kindred/database/seal'
import { transaction } from '@kindred/database/transaction'
import type { Services } from '../../services.ts'
import { limitParallel } from '../../workers/limit-parallel.ts'
import { requestTokens } from './request-tokens.ts'
import { endSession, lockSession, updateSession, type WebSessionRow } from './web-session.store.ts'

/** An access token is renewed when less than this is left of it. */
export const refreshEarlyMs = 60_000

// Whoever refreshes holds a connection while the provider needs another: without a bound all could be held.
const inTurn = limitParallel(2)

/**
 * Renews the tokens of a session, once however many requests ask: a rotated refresh token used twice would end the
 * sign-in. Requests of this process share one call; those of other processes wait for the row and find it renewed.
 *
 * @returns the session as it is now, or null when it has ended (the provider refused: `RefreshAccessTokenError`)
 * @throws when the provider could not be asked and the present token has run out
 */
export function refreshWebSession(id: string, services: Services): Promise<WebSessionRow | null> {
  const running = runningOf(services)
  let refresh = running.get(id)
  if (!refresh) {
    refresh = inTurn(() => refreshOnce(id, services)).finally(() => running.delete(id))
    running.set(id, refresh)
  }
  return refresh
}

async function refreshOnce(id: string, services: Services): Promise<WebSessionRow | null> {
  const { pool, config, now, log } = services
  const seal = createSeal(config.keys.seal)
  const work = async (tx: Parameters<Parameters<typeof transaction>[1]>[0]) => {
    const row = await lockSession(tx, id)
    if (!row || row.endedAt) return null
    const leftMs = row.accessExpiresAt.getTime() - now().getTime()
    if (leftMs > refreshEarlyMs) return row
    try {
      const tokens =
        row.sealedRefreshToken &&
        (await requestTokens(seal.open(row.sealedRefreshToken, 'web-session'), config))
      if (!tokens) {
        await endSession(tx, id, now())
        return null
      }
      const change = {
        sealedAccessToken: seal.close(tokens.accessToken, 'web-session'),
        sealedRefreshToken: seal.close(tokens.refreshToken, 'web-session'),
        ...(tokens.idToken && { sealedIdToken: seal.close(tokens.idToken, 'web-session') }),
        accessExpiresAt: new Date(now().getTime() + tokens.expiresIn * 1000),
        refreshedAt: now(),
      }
      await updateSession(tx, id, change)
      return { ...row, ...change }
    } catch (error) {
      if (leftMs <= 0) throw error
      log.warn({ err: error }, 'session not refreshed; the present token still holds')
      return row
    }
  }
  // A second attempt would spend the refresh token twice.
  return transaction(pool, work, { attempts: 1 })
}

const runningByServices = new WeakMap<Services, Map<string, Promise<WebSessionRow | null>>>()

function runningOf(services: Services) {
  let running = runningByServices.get(services)
  if (!running) {
    running = new Map()
    runningByServices.set(services, running)
  }
  return running
}
