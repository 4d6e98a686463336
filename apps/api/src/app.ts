import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { contexts } from './contexts.ts'
import { bestMatchRoutes } from './face-matching/best-match-routes.ts'
import { bodyTypes } from './front-door/accept-bodies.ts'
import { answerBrokenRequest } from './front-door/answer-broken-requests.ts'
import { errorAnswers } from './front-door/answer-errors.ts'
import { clientLogRoutes } from './front-door/client-log.ts'
import { contextPlugin } from './front-door/context.ts'
import { healthRoutes, type ReadyCheck } from './front-door/health.ts'
import { idempotencyKeys } from './front-door/idempotency.ts'
import { openingLimit } from './front-door/limit-openings.ts'
import { rateLimits } from './front-door/limit-rate.ts'
import { locationCookie } from './front-door/location-cookie.ts'
import { metrics } from './front-door/metrics.ts'
import { openapi } from './front-door/openapi.ts'
import { pages } from './front-door/pages/proxy-pages.ts'
import { type Authenticate, nobodyYet, principalPlugin } from './front-door/principal.ts'
import { crossOriginGuard } from './front-door/refuse-cross-origin.ts'
import { answerRouterErrors, targetGuard } from './front-door/refuse-targets.ts'
import { unaskedBodies } from './front-door/refuse-unasked-bodies.ts'
import { securityHeaders } from './front-door/security-headers.ts'
import './front-door/request-types.ts'
import type { RegisterContext } from './contexts.ts'
import { routes as searchRoutes } from './search/routes.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { Services } from './services.ts'
import { routes as siteSearchRoutes } from './site-search/routes.ts'

/** What the composition hands in; a test hands in less. */
export type AppParts = {
  authenticate: Authenticate
  /** Also the pages of the web process. */
  hasPages?: boolean
  /** Without it there is no donor search. */
  searchIndex?: SearchIndex
  /** All contexts unless given. */
  contexts?: RegisterContext[]
  /** What `/readyz` waits for besides the database. */
  readyChecks?: Record<string, ReadyCheck>
  /** Calls per minute and principal; a measurement lifts it, and with it how many baskets a visitor opens. */
  requestsPerMinute?: number
}

const kib = 1024

/** Builds the front door and everything behind it; it does not listen yet. */
export async function buildApp(services: Services, parts: AppParts): Promise<FastifyInstance> {
  const { config } = services
  const app = Fastify({
    loggerInstance: services.log,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * kib,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerRouterErrors(config.isHttps),
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  await app.register(nobodyYet)
  await app.register(errorAnswers)
  await app.register(securityHeaders, { isHttps: config.isHttps })
  await app.register(targetGuard)
  await app.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 5 })
  await app.register(bodyTypes)
  await app.register(unaskedBodies)
  await app.register(crossOriginGuard, { publicUrl: config.publicUrl })
  await app.register(principalPlugin, { services, authenticate: parts.authenticate })
  await app.register(locationCookie, { services })
  await app.register(rateLimits, { perMinute: parts.requestsPerMinute })
  await app.register(openingLimit, { isLifted: parts.requestsPerMinute !== undefined })
  await app.register(contextPlugin, { services })
  await app.register(idempotencyKeys, { services })
  await app.register(openapi, { publicUrl: config.publicUrl })
  await app.register(metrics, { config })
  await app.register(healthRoutes, { services, checks: parts.readyChecks ?? {} })
  await app.register(clientLogRoutes)
  if (parts.searchIndex) await app.register(searchRoutes, { services, index: parts.searchIndex })
  if (parts.searchIndex) await app.register(siteSearchRoutes, { services, index: parts.searchIndex })
  if (parts.searchIndex) await app.register(bestMatchRoutes, { services, index: parts.searchIndex })
  for (const register of parts.contexts ?? contexts) await register(app, services)
  if (parts.hasPages) await app.register(pages, { services })
  return app
}
