import { isEmail } from './email.ts'

/**
 * A rule for one field: the message to show, or null when the value is fine. Messages are supplied by the caller, so that
 * they come from the texts of the page (ACC-33, ACC-34).
 */
export type Validator = (value: string) => string | null

/** Runs rules in order and gives the first failing message, or null (ACC-34). */
export function chain(...rules: readonly Validator[]): Validator {
  return (value) => {
    for (const rule of rules) {
      const message = rule(value)
      if (message !== null) return message
    }
    return null
  }
}

/** Something other than blanks. */
export const required = (message: string) => check((value) => value.trim() !== '', message)

/** At least so many characters; unlike the longest length, an empty value does not pass (ACC-33). */
export const minLength = (length: number, message: string) =>
  check((value) => countCharacters(value) >= length, message)

/** At most so many characters; empty passes. */
export const maxLength = (length: number, message: string) =>
  check((value) => countCharacters(value) <= length, message)

/** Matches a pattern of ours; empty passes. A pattern from a form editor must not come here but run with a time limit. */
export const matches = (pattern: RegExp, message: string) =>
  check(
    (value) => value === '' || new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(value),
    message,
  )

/** Can be an e-mail address. */
export const email = (message: string) => check(isEmail, message)

/** A number in the sense of JavaScript, so not NaN; empty passes as 0 does. */
export const number = (message: string) => check((value) => !Number.isNaN(Number(value)), message)

/** A number that is zero or more. */
export const nonNegativeNumber = (message: string) => check((value) => Number(value) >= 0, message)

/** The same as another value, such as the repeated password. */
export const equalTo = (expected: string, message: string) => check((value) => value === expected, message)

/** No blanks before or after. */
export const noOuterWhitespace = (message: string) => check((value) => value === value.trim(), message)

/** Lifts any test into a rule. */
export function check(passes: (value: string) => boolean, message: string): Validator {
  return (value) => (passes(value) ? null : message)
}

/** Characters as a person counts them, so that an emoji is one. */
function countCharacters(value: string): number {
  return [...value].length
}
