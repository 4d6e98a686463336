import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { createSeal } from '@kindred/database/seal'
import { type Customer, findCustomer } from '../../accounts/find-customer.ts'
import type { Services } from '../../services.ts'
import { OidcRecords } from '../provider/oidc-record.store.ts'
import { findSignedInAt } from './find-signed-in-at.ts'
import { refreshEarlyMs, refreshWebSession } from './refresh-web-session.ts'
import { endSession, findSession, type WebSessionRow } from './web-session.store.ts'

const rememberMs = 5_000
const mostRemembered = 20_000

type Remembered = { principal: CustomerPrincipal; until: number }
const rememberedByServices = new WeakMap<Services, Map<string, Remembered>>()

/**
 * Who a web session belongs to. Its access token is what counts: one that the provider has revoked ends the session,
 * one that runs out is renewed. The answer is remembered for at most five seconds, and forgotten at sign-out.
 *
 * @returns null when there is no such session or it has ended
 */
export async function openWebSession(id: string, services: Services): Promise<CustomerPrincipal | null> {
  const remembered = rememberedOf(services)
  const known = remembered.get(id)
  if (known && known.until > Date.now()) return known.principal
  remembered.delete(id)

  const row = await findLiveSession(id, services)
  const customer = row && (await findCustomer(services.db, row.customerId))
  if (!customer) return null
  const principal = toPrincipal(customer, row.signedInAt, id)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(id, { principal, until: Date.now() + rememberMs })
  return principal
}

/** Called when a session is heard to have ended. */
export function forgetWebSession(id: string, services: Services): void {
  rememberedOf(services).delete(id)
}

/** Who an access token sent by another client belongs to; null when it is unknown, revoked or has run out. */
export async function openAccessToken(token: string, services: Services): Promise<CustomerPrincipal | null> {
  const found = await findToken(token, services)
  const customer = found?.accountId && (await findCustomer(services.db, found.accountId))
  return customer ? toPrincipal(customer, await findSignedInAt(found.sessionUid, services)) : null
}

async function findLiveSession(id: string, services: Services): Promise<WebSessionRow | null> {
  const { db, config, now } = services
  const row = await findSession(db, id)
  if (!row || row.endedAt) return null
  if (row.accessExpiresAt.getTime() - now().getTime() <= refreshEarlyMs)
    return refreshWebSession(id, services)
  const token = createSeal(config.keys.seal).open(row.sealedAccessToken, 'web-session')
  if ((await findToken(token, services))?.accountId === row.customerId) return row
  // It may have been renewed, or ended, between the two looks.
  const again = await findSession(db, id)
  if (again && !again.endedAt && again.sealedAccessToken !== row.sealedAccessToken) return again
  await endSession(db, id, now())
  return null
}

function findToken(token: string, { db, config, now }: Services) {
  return new OidcRecords('AccessToken', db, createSeal(config.keys.seal), now).find(token)
}

function toPrincipal(customer: Customer, signedInAt: Date | null, webSessionId?: string): CustomerPrincipal {
  return {
    kind: 'customer',
    customerId: customer.id,
    username: customer.id,
    clientType: customer.clientType,
    email: customer.email,
    name: customer.name,
    ...(webSessionId && { webSessionId }),
    ...(signedInAt && { signedInAt }),
  }
}

function rememberedOf(services: Services): Map<string, Remembered> {
  let remembered = rememberedByServices.get(services)
  if (!remembered) {
    remembered = new Map()
    rememberedByServices.set(services, remembered)
  }
  return remembered
}
