import { findCode, isDatabaseDown } from '@kindred/database/database-errors'
import type { Failure } from '@kindred/domain/result'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { isApiPath } from './api-paths.ts'
import { HttpFailure } from './http-failure.ts'
import { toErrorBody } from './send-failure.ts'
import { showErrorPage } from './show-error-page.ts'

/** Codes of what the server itself refuses before a route is reached. */
const codesByStatus: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'sign-in-required',
  403: 'forbidden',
  404: 'not-found',
  408: 'request-timeout',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  431: 'headers-too-large',
}

/** PostgreSQL keeps no NUL and no broken UTF-8, in text (22021) or in JSON (22P05). */
const unstorableText: ReadonlySet<string> = new Set(['22021', '22P05'])

const unreadable = 'The body is no JSON, or holds a name that no call takes, such as __proto__.'

/** Gives every error the one shape, and says nothing of the inside to the outside. */
export const errorAnswers = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send(toErrorBody({ code: 'not-found', message: 'There is no such call.' })),
    )
  },
  { name: 'error-answers' },
)

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (error instanceof HttpFailure) return reply.code(error.statusCode).send(toErrorBody(error.failure))
  if (hasZodFastifySchemaValidationErrors(error)) {
    return reply
      .code(400)
      .send(toErrorBody(...error.validation.flatMap((issue) => toFailures(issue, error.validationContext))))
  }
  const status = error.statusCode ?? 500
  if (status === 503 || isDatabaseDown(error)) {
    request.log.warn({ err: { message: error.message, code: error.code } }, 'unavailable')
    return sendUnavailable(request, reply)
  }
  if (unstorableText.has(findCode(error) ?? ''))
    return reply
      .code(400)
      .send(toErrorBody({ code: 'invalid-text', message: 'Some text holds characters that cannot be kept.' }))
  if (status >= 400 && status < 500) {
    const code = codesByStatus[status] ?? 'bad-request'
    if (!isUnreadableBody(error))
      return reply.code(status).send(toErrorBody({ code, message: error.message }))
    const message = isNoJson(error) ? unreadable : error.message
    return reply.code(status).send(toErrorBody({ code, message, field: 'body' }))
  }
  request.log.error(
    { err: error },
    isResponseSerializationError(error) ? 'answer breaks its schema' : 'fault',
  )
  return reply.code(500).send(toErrorBody({ code: 'fault', message: 'An error has occurred' }))
}

/** What was sent is no JSON, or holds keys that would reach a prototype: the parser throws before a schema can look. */
function isUnreadableBody(error: FastifyError): boolean {
  return error instanceof SyntaxError || error.code?.startsWith('FST_ERR_CTP_')
}

const isNoJson = (error: FastifyError) =>
  error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY'

/** 503 as a body for calls, as a page for people. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(503).header('retry-after', '5').header('cache-control', 'no-store')
  if (!isApiPath(request.url)) return showErrorPage(reply, 'unavailable')
  return reply.send(
    toErrorBody({ code: 'unavailable', message: 'The service is not available right now. Try again soon.' }),
  )
}

type Issue = { keyword?: string; instancePath?: string; message?: string; params?: unknown }

/** A field that is missing, unknown or wrong, named by its path such as `filter.heightMin`. */
function toFailures(issue: Issue, part: string | undefined): Failure[] {
  const path = (issue.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.')
  const message = issue.message ?? 'This is not valid.'
  const { keys } = (issue.params ?? {}) as { keys?: unknown }
  if (issue.keyword !== 'unrecognized_keys')
    return [{ code: 'invalid-field', message, field: path || (part ?? 'body') }]
  const unknown = Array.isArray(keys) ? keys.slice(0, 20).map((key) => String(key).slice(0, 100)) : []
  return (unknown.length > 0 ? unknown : [part ?? 'body']).map((key) => ({
    code: 'unknown-field',
    message,
    field: path ? `${path}.${key}` : key,
  }))
}
