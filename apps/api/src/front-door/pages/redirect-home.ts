import { matchBrowserLocale } from '@kindred/domain/location/match-locale'
import { defaultPageUrl } from '@kindred/domain/location/path'
import type { FastifyInstance } from 'fastify'
import { findLocation } from '../../content/find-location.ts'
import type { Services } from '../../services.ts'
import { locationCookieName, readLocationCookie } from './location-cookie.ts'

/** Decision 2: `/` leads to the start page of the visitor's shop and language, never to itself. */
export function redirectHome(app: FastifyInstance, { reference, config }: Services): void {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const cookie = readLocationCookie(request.cookies[locationCookieName])
    const network =
      config.trustedProxies.length > 0
        ? (request.headers['ip-country'] ?? request.headers['cf-ipcountry'])
        : undefined
    const country = cookie.countryCode ?? (typeof network === 'string' ? network.toUpperCase() : undefined)
    const language = cookie.languageName ?? matchBrowserLocale(request.headers['accept-language'] ?? null)
    const { defaultPageUrl: found } = findLocation(reference(), {
      ...cookie,
      ...(country ? { countryCode: country } : {}),
      ...(language ? { languageName: language } : {}),
    })
    reply.header('cache-control', 'private, no-store')
    return reply.redirect(found && found !== '/' ? found : defaultPageUrl, 302)
  })
}
