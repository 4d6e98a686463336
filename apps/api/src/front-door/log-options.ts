import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * What a log line may hold: never a query (tokens travel there), body, cookie, e-mail or address. Paths are logged as
 * their pattern where there is one, since ids in them name a person.
 */
export function logOptions(config: Pick<Config, 'logLevel'>) {
  return {
    level: config.logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? request.url.split('?', 1)[0],
      }),
    },
    redact: {
      paths: ['*.password', '*.email', '*.token', '*.cookie', '*.authorization', 'headers', '*.headers'],
      censor: '[removed]',
    },
  }
}
