import { CallError } from '@kindred/contracts/request'

/** Why a call was refused, in the visitor’s words (`genetics.errors`). */
export function sayFailure(error: unknown, texts: Record<string, string>): string {
  const code =
    error instanceof CallError
      ? error.status === 401
        ? 'sign-in-required'
        : error.errors[0]?.code
      : undefined
  return (code && texts[code]) || texts.other || ''
}
