import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { readCredentials, sessionCookieName } from '../../front-door/credentials.ts'
import type { Services } from '../../services.ts'
import { asPublic } from '../provider/mount-provider.ts'
import { endWebSession } from './end-web-session.ts'
import { openSessionCookie } from './session-cookie.ts'

/**
 * RTE-02: signs out of the site and of the identity provider in one step, with or without scripts. Another site's page
 * cannot sign anybody out: the browser says where the request comes from, and then only the way home is answered.
 */
export const federatedLogout: FastifyPluginAsync<{ provider: Provider; services: Services }> = async (
  app,
  { provider, services },
) => {
  const { config } = services
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/federated-logout',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { callbackUrl } = request.query as { callbackUrl?: string }
      const home = safeReturnPath(callbackUrl, new URL(config.publicUrl).origin)
      reply.header('cache-control', 'no-store')
      // The page itself cannot send the header that calls carry; all else is judged as there.
      const asCall = { headers: { ...request.headers, authorization: undefined, 'x-shop-code': 'any' } }
      const { cookies, url } = request
      const credentials = readCredentials({ ...asCall, cookies, url }, config)
      if (request.headers.cookie && credentials.kind === 'none' && isForeign(request))
        return reply.redirect(home, 303)

      if (credentials.kind === 'webSession') {
        const sid = await openSessionCookie(credentials.cookie, config.keys.nextAuth)
        if (sid) await endWebSession(sid, services)
      }
      await endProviderSession(provider, request, reply, config.publicUrl)
      clearCookies(request, reply, config.isHttps)
      return reply.redirect(home, 303)
    },
  })
}

const isForeign = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}

async function endProviderSession(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Promise<void> {
  const { host, protocol } = new URL(publicUrl)
  const context = provider.createContext(asPublic(request.raw, host, protocol), reply.raw)
  const session = await provider.Session.get(context)
  if (session.accountId) await session.destroy()
}

/** Both forms of the session cookie, whole and in chunks, and the provider's. */
function clearCookies(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void {
  const own = sessionCookieName(isHttps)
  for (const name of Object.keys(request.cookies)) {
    const isOwn = name === own || name.startsWith(`${own}.`) || name.includes('kindred-idp.session')
    if (isOwn) reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps })
  }
}
