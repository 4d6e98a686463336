import type { SubmittedForm } from '@kindred/contracts/forms'
import { type FormField, isAnswerable } from '@kindred/domain/forms/form-definition'
import type { Failure } from '@kindred/domain/result'

/** Names that the form does not ask for, or a button it does not have. */
export function findForged(fields: readonly FormField[], body: SubmittedForm): Failure | null {
  const hasButton = fields.some(({ type, id }) => type === 'submit' && id === body.submitId)
  if (!hasButton) return { code: 'unknown-submit', message: 'The form has no such button.' }
  const known = fields.filter(isAnswerable)
  const texts = new Set(known.filter(({ type }) => type !== 'upload').map(({ id }) => id))
  const uploads = new Set(known.filter(({ type }) => type === 'upload').map(({ id }) => id))
  const unknown =
    Object.keys(body.fields).find((name) => !texts.has(name)) ??
    body.uploads.map(({ field }) => field).find((name) => !uploads.has(name))
  return unknown === undefined
    ? null
    : { code: 'unknown-field', message: 'The form does not ask for this.', field: unknown }
}
