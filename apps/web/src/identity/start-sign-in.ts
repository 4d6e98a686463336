import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { SignInReason } from '@kindred/contracts/identity'
import { parsePath } from '@kindred/domain/location/path'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth from 'next-auth'
import { makeAuthOptions, providerId } from './auth-options.ts'
import { readIdentitySettings } from './settings.ts'

/** An answer that sets cookies and leads on. */
export type SignInStart = { location: string; cookies: string[] }

/**
 * Starts a sign-in from a link (RTE-01, SES-01). next-auth takes only a POST with its own token here, to keep other sites
 * from starting one; that protects nothing, since the person still has to give their password, and a link works without
 * scripts. So the POST is made on the server, with a token of its own.
 *
 * @param returnPath a path of this site, already checked
 * @param how `prompt: 'login'` asks for the password even of who is signed in; `reason` is said on the page
 */
export async function startSignIn(
  returnPath: string,
  { prompt, reason }: { prompt?: 'login'; reason?: SignInReason } = {},
): Promise<SignInStart> {
  const { nextAuthSecret, isHttps } = readIdentitySettings()
  const csrfToken = randomBytes(32).toString('hex')
  const hash = createHash('sha256').update(`${csrfToken}${nextAuthSecret}`).digest('hex')
  const request = {
    method: 'POST',
    headers: {},
    cookies: { [`${isHttps ? '__Host-' : ''}next-auth.csrf-token`]: `${csrfToken}|${hash}` },
    query: {
      nextauth: ['signin', providerId],
      ...describePlace(returnPath),
      ...(prompt && { prompt }),
      ...(reason && { reason }),
    },
    body: { csrfToken, callbackUrl: returnPath },
  }
  const answer = collectAnswer()
  await NextAuth(request as unknown as NextApiRequest, answer.response, makeAuthOptions())
  return answer.read()
}

/** Language and shop of where the person comes from go along to the identity provider. */
function describePlace(path: string): Record<string, string> {
  const place = parsePath(path)
  if (!place) return {}
  return { ui_locales: place.locale, ...(place.area === 'shop' && { shop: place.shopCode }) }
}

/** The part of a response that next-auth uses. */
function collectAnswer() {
  const headers = new Map<string, string | string[]>()
  const response = {
    status: () => response,
    setHeader: (name: string, value: string | string[]) => {
      headers.set(name.toLowerCase(), value)
      return response
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    end: () => response,
    json: () => response,
    send: () => response,
  }
  return {
    response: response as unknown as NextApiResponse,
    read: (): SignInStart => {
      const location = headers.get('location')
      if (typeof location !== 'string') throw new Error('next-auth did not lead on')
      return { location, cookies: [headers.get('set-cookie') ?? []].flat() }
    },
  }
}
