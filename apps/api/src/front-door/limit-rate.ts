import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isApiPath } from './api-paths.ts'
import { HttpFailure } from './http-failure.ts'

/** For routes that a guesser would hammer: `config: { rateLimit: strictLimit }`. */
export const strictLimit = { max: 10, timeWindow: 60_000 }

/** For routes that create accounts or send mail to an address somebody typed in. */
export const creationLimit = { max: 20, timeWindow: 600_000 }

/** For forms that are sent to a public page, each of which makes the page anew. */
export const formLimit = { max: 30, timeWindow: 60_000 }

/** Generous for people and their islands, a wall for a script. */
const perMinute = 1200

/** Counts per signed-in principal, else per address (of trusted proxies only). Pages are not counted here. */
export const rateLimits = fp<{ perMinute?: number }>(
  async (app, options) => {
    await app.register(rateLimit, {
      global: true,
      max: options.perMinute ?? perMinute,
      timeWindow: 60_000,
      cache: 20_000,
      keyGenerator,
      allowList: (request) => !isApiPath(request.url),
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: (_request, { ttl }) =>
        new HttpFailure(
          429,
          'too-many-requests',
          `Too many requests. Try again in ${Math.ceil(ttl / 1000)} seconds.`,
        ),
    })
  },
  { name: 'rate-limits' },
)

function keyGenerator(request: FastifyRequest): string {
  const { principal } = request
  if (principal?.kind === 'customer') return principal.customerId
  if (principal?.kind === 'staff') return principal.staffId
  return request.ip
}
