import { isEmail } from '../accounts/email.ts'
import type { Failure } from '../result.ts'
import { type FieldCode, failField } from './field-failure.ts'
import type { FormField } from './form-definition.ts'

/**
 * Says whether a pattern is found in a text. Handed in, since patterns come from staff: whoever calls brings an engine
 * that takes linear time, so that no pattern can stop a browser or a server.
 */
export type Matches = (pattern: string, text: string) => boolean

type Rule = (field: FormField, text: string, matches: Matches) => { code: FieldCode; bound?: number } | null

/** FORM-06: in this order; the first that fails speaks. Each but the first lets an empty answer pass. */
const rules: readonly Rule[] = [
  ({ required }, text) => (required && text === '' ? { code: 'required' } : null),
  ({ maxLength }, text) =>
    // FORM-20: a bound of nothing bounds nothing.
    maxLength && text.length > maxLength ? { code: 'max-length', bound: maxLength } : null,
  ({ minLength }, text) =>
    minLength && text !== '' && text.length < minLength ? { code: 'min-length', bound: minLength } : null,
  ({ validation }, text, matches) =>
    validation && text !== '' && !matches(validation, text) ? { code: 'pattern' } : null,
  (field, text) => (text !== '' && !isNumberOf(field, text) ? { code: 'integer' } : null),
  ({ format }, text) =>
    format === 'positiveInteger' && text !== '' && !/^\+?0*[1-9]\d*$/.test(text)
      ? { code: 'positive-integer' }
      : null,
  ({ type }, text) => (type === 'email' && text !== '' && !isEmail(text) ? { code: 'email' } : null),
]

/** The first rule that an answer of a text field breaks, or null. Blanks at the ends do not count. */
export function checkText(field: FormField, answer: string, matches: Matches): Failure | null {
  const text = answer.trim()
  for (const rule of rules) {
    const broken = rule(field, text, matches)
    if (broken) return failField(field, broken.code, broken.bound)
  }
  return null
}

/** FORM-11. A number field without a format takes decimals; `positiveInteger` speaks for itself in the next rule. */
function isNumberOf({ type, format }: FormField, text: string): boolean {
  if (format === 'integer') return /^[+-]?\d+$/.test(text)
  if (format === null && type === 'number') return /^[+-]?\d+([.,]\d+)?$/.test(text)
  return true
}
