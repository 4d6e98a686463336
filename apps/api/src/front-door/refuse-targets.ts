import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isApiPath } from './api-paths.ts'
import { findTargetFault, guessPath } from './request-target.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { toErrorBody } from './send-failure.ts'
import { showErrorPage } from './show-error-page.ts'

const badAddress = { code: 'bad-request', message: 'This is not a valid address.' }
const tooLong = { code: 'address-too-long', message: 'This address is too long.' }

/** First of all hooks: nothing judges or answers a target that could be read in two ways (`findTargetFault`). */
export const targetGuard = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const fault = findTargetFault(request.raw.url ?? '')
      if (fault) return refuseTarget(request, reply, fault === 'malformed' ? 400 : 414)
    })
  },
  { name: 'target-guard' },
)

/**
 * Answers what the router refuses before any hook runs (an address it cannot decode, a parameter that is too long), with
 * the headers that hooks set elsewhere.
 */
export function answerRouterErrors(isHttps: boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    refuseTarget(request, reply, error.statusCode === 414 ? 414 : 400, () =>
      setSecurityHeaders(reply, isHttps),
    )
  }
}

function refuseTarget(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 414,
  beforeSend?: () => void,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  const target = request.raw.url ?? ''
  if (!isApiPath(target) && !isApiPath(guessPath(target)))
    return showErrorPage(reply, status === 414 ? 'addressTooLong' : 'badAddress', beforeSend)
  beforeSend?.()
  return reply.send(toErrorBody(status === 414 ? tooLong : badAddress))
}
