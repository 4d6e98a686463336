import 'server-only'
import {
  type SessionUser,
  sessionUserSchema,
  type WebSession,
  webSessionSchema,
} from '@kindred/contracts/identity'
import { locationCookieName } from '@kindred/domain/location/read-location-cookie'
import { cookies, headers } from 'next/headers'
import type { Account } from 'next-auth'
import { readIdentitySettings } from './settings.ts'

export type WebSessionState =
  | { outcome: 'open'; user: SessionUser }
  | { outcome: 'ended' }
  /** The API could not be asked: nobody is signed out by an outage. */
  | { outcome: 'unknown' }

/**
 * Hands a fresh sign-in's tokens to the API, which keeps them. Where the browser was before goes along.
 *
 * @param replaces id of the session this browser had before
 * @returns id of the web session, and the cookies of where the person is now
 */
export async function createWebSession(account: Account, replaces?: string): Promise<WebSession> {
  const place = (await cookies()).get(locationCookieName)?.value
  const response = await callInside('', {
    method: 'POST',
    headers: place ? { cookie: `${locationCookieName}=${encodeURIComponent(place)}` } : {},
    body: JSON.stringify({
      accessToken: account.access_token,
      refreshToken: account.refresh_token,
      idToken: account.id_token,
      replaces,
      userAgent: (await headers()).get('user-agent')?.slice(0, 1000),
    }),
  })
  if (!response.ok) throw new Error(`The session was not created: ${response.status}`)
  return webSessionSchema.parse(await response.json())
}

/** Looks at a session, which also renews its tokens in time. */
export async function readWebSession(sid: string): Promise<WebSessionState> {
  try {
    const response = await callInside(`/${sid}`)
    if (response.status === 404) return { outcome: 'ended' }
    if (!response.ok) return { outcome: 'unknown' }
    return { outcome: 'open', user: sessionUserSchema.parse(await response.json()) }
  } catch {
    return { outcome: 'unknown' }
  }
}

export async function endWebSession(sid: string): Promise<void> {
  await callInside(`/${sid}`, { method: 'DELETE' })
}

type InsideCall = { method?: string; headers?: Record<string, string>; body?: string }

function callInside(path: string, init: InsideCall = {}): Promise<Response> {
  const { apiOrigin, internalKey } = readIdentitySettings()
  return fetch(`${apiOrigin}/internal/web-sessions${path}`, {
    ...init,
    headers: {
      ...init.headers,
      'x-kindred-internal': internalKey,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  })
}
