/**
 * What the business expects is returned, faults are thrown. A failure carries a stable `code` (documented, shown by the
 * interface through `errors.<code>`), an English `message` for logs and other clients, and where they help the `field`
 * it belongs to and the `data` a sentence needs.
 */
export type Failure<Code extends string = string> = {
  readonly code: Code
  readonly message: string
  readonly field?: string
  readonly data?: Readonly<Record<string, unknown>>
}

export type Ok<T> = { readonly ok: true; readonly value: T }
export type Err<E> = { readonly ok: false; readonly error: E }
export type Result<T, E = Failure> = Ok<T> | Err<E>

/** A success holding `value`. */
export function ok(): Ok<undefined>
export function ok<T>(value: T): Ok<T>
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value }
}

/** A refusal holding `error`, usually a `Failure`. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error }
}

/** Builds a refusal from its parts; `extra` takes `field` and `data`. */
export function refuse<Code extends string>(
  code: Code,
  message: string,
  extra: Pick<Failure, 'field' | 'data'> = {},
): Err<Failure<Code>> {
  return err({ code, message, ...extra })
}
