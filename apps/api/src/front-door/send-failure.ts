import type { ErrorBody } from '@kindred/contracts/common'
import type { Failure } from '@kindred/domain/result'
import type { FastifyReply } from 'fastify'

/** The one shape of every refusal. */
export function toErrorBody(...failures: Failure[]): ErrorBody {
  return {
    errors: failures.map(({ code, message, field, data }) => ({
      code,
      message,
      ...(field === undefined ? {} : { field }),
      ...(data === undefined ? {} : { data: { ...data } }),
    })),
  }
}

/** Answers a business refusal: 422, never 409 (decision 6). Use as `return sendFailure(reply, result.error)`. */
export function sendFailure(
  reply: FastifyReply,
  failure: Failure | readonly Failure[],
  status = 422,
): FastifyReply {
  return reply.code(status).send(toErrorBody(...[failure].flat()))
}
