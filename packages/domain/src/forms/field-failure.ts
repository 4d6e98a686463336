import { type Failure, refuse } from '../result.ts'
import type { FormField } from './form-definition.ts'

/** The words of the specification, to the letter. `{0}` is the bound. */
const fieldMessages = {
  /** FORM-07 */
  required: 'Field is required',
  /** FORM-08 */
  'max-length': 'Field must have a maximum length of {0}',
  /** FORM-09 */
  'min-length': 'Field must have a minimum length of {0}',
  /** FORM-10 */
  pattern: 'Field value is not valid',
  /** FORM-11 */
  integer: 'Field should be a number',
  /** FORM-12 */
  'positive-integer': 'Field should be a positive number',
  /** FORM-13 */
  email: 'The Email field is not a valid e-mail address',
  /** FORM-14 */
  'selection-required': 'Selection is required',
  /** FORM-15 */
  'date-required': 'Date is required',
} as const
export type FieldCode = keyof typeof fieldMessages

/** A refusal of one field. `data.bound` fills `{0}`. */
export function failField(field: FormField, code: FieldCode, bound?: number): Failure {
  const text = fieldMessages[code].replace('{0}', String(bound))
  return override(
    field,
    refuse(code, text, {
      field: field.id ?? undefined,
      ...(bound === undefined ? {} : { data: { bound } }),
    }).error,
  )
}

/** FORM-17: the words of the form's maker win over the built-in ones; `data.isOverridden` tells the interface so. */
export function override(field: FormField, failure: Failure): Failure {
  const own = { ...failure, field: field.id ?? undefined }
  return field.errorMessage
    ? { ...own, message: field.errorMessage, data: { ...failure.data, isOverridden: true } }
    : own
}
