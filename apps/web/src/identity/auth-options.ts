import 'server-only'
import type { SessionUser } from '@kindred/contracts/identity'
import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import type { NextAuthOptions } from 'next-auth'
import { keepPlace } from '../location/keep-place.ts'
import { readOwnSid } from './read-own-sid.ts'
import { readIdentitySettings } from './settings.ts'
import { toSessionUser } from './to-session-user.ts'
import { createWebSession, endWebSession, readWebSession } from './web-session-calls.ts'

/** Id of the one provider: our own. */
export const providerId = 'kindred'
const thirtyDays = 30 * 86_400

/** Where next-auth sends people itself; `route.ts` makes the sign-in start there at once. */
const signInPath = '/api/auth/signin'

declare module 'next-auth' {
  interface Session {
    /** SES-02. Missing while `error` is set. */
    user?: SessionUser
    error?: 'RefreshAccessTokenError'
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    sid?: string
    profile?: SessionUser
    error?: 'RefreshAccessTokenError'
  }
}

/**
 * next-auth as client of the house's own provider. Its encrypted cookie holds the id of the web session and the profile;
 * tokens go to the API at once and never reach the browser (decision 18).
 */
export function makeAuthOptions(): NextAuthOptions {
  const settings = readIdentitySettings()
  const { publicUrl, apiOrigin, isHttps } = settings
  // next-auth builds its own addresses from this; a request's headers must not.
  process.env.NEXTAUTH_URL = publicUrl
  return {
    secret: settings.nextAuthSecret,
    useSecureCookies: isHttps,
    session: { strategy: 'jwt', maxAge: thirtyDays },
    pages: { signIn: signInPath, error: signInPath, signOut: '/api/auth/federated-logout' },
    providers: [
      {
        id: providerId,
        name: 'Kindred',
        type: 'oauth',
        idToken: true,
        checks: ['pkce', 'state', 'nonce'],
        clientId: 'kindred-web',
        clientSecret: settings.clientSecret,
        client: { id_token_signed_response_alg: 'ES256' },
        issuer: `${publicUrl}/oidc`,
        authorization: {
          url: `${publicUrl}/oidc/auth`,
          params: { scope: 'openid profile email offline_access' },
        },
        // Asked from this process: the public address may not lead here.
        token: { url: `${apiOrigin}/oidc/token` },
        userinfo: { url: `${apiOrigin}/oidc/me` },
        jwks_endpoint: `${apiOrigin}/oidc/jwks`,
        profile: (profile) => ({ id: profile.sub, name: profile.name, email: profile.email }),
      },
    ],
    callbacks: {
      redirect: async ({ url, baseUrl }) => baseUrl + safeReturnPath(url, baseUrl),
      jwt: async ({ token, account, profile }) => {
        if (account) {
          const { sid, place } = await createWebSession(account, await readOwnSid(settings))
          await keepPlace(place)
          return { sid, profile: toSessionUser(profile) }
        }
        // A cookie of an older version names nobody whom we could ask for.
        if (!token.sid) return {}
        if (token.error) return token
        const state = await readWebSession(token.sid)
        if (state.outcome === 'open') return { ...token, profile: state.user }
        return state.outcome === 'ended' ? { ...token, error: 'RefreshAccessTokenError' } : token
      },
      session: async ({ session, token }) => ({
        expires: session.expires,
        ...(token.error ? { error: token.error } : { user: token.profile }),
      }),
    },
    events: {
      signOut: async ({ token }) => {
        if (token?.sid) await endWebSession(token.sid)
      },
    },
    logger: {
      error: (code) => console.error(JSON.stringify({ level: 'error', code })),
      warn: () => undefined,
      debug: () => undefined,
    },
  }
}
