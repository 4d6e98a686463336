import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const noRoute = '(no route)'

/**
 * What a log line may hold: never a query (tokens travel there), body, cookie, e-mail or address. Paths are logged as
 * their pattern alone, since ids in them name a person: also in one that is mistyped or cannot be decoded.
 */
export function logOptions(config: Pick<Config, 'logLevel'>) {
  return {
    level: config.logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? noRoute,
      }),
    },
    redact: {
      paths: ['*.password', '*.email', '*.token', '*.cookie', '*.authorization', 'headers', '*.headers'],
      censor: '[removed]',
    },
  }
}
