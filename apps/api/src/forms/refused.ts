import type { Failure } from '@kindred/domain/result'

/** Rolls a transaction back with what was wrong. */
export class Refused extends Error {
  readonly failures: Failure[]

  constructor(failures: Failure[]) {
    super('refused')
    this.failures = failures
  }
}
