import type { Failure } from '@kindred/domain/result'

/** A refusal that a hook throws because it cannot return one; the error handler answers it. */
export class HttpFailure extends Error {
  readonly statusCode: number
  readonly failure: Failure
  constructor(
    statusCode: number,
    code: string,
    message: string,
    extra: Pick<Failure, 'field' | 'data'> = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.failure = { code, message, ...extra }
  }
}
