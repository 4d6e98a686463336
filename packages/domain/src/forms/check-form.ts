import type { Failure } from '../result.ts'
import { checkField, type FormAnswers, type FormRules } from './check-field.ts'
import type { FormField } from './form-definition.ts'

/**
 * What is wrong with a form, at most one failure a field, in the order of the fields, so that the first is the one to
 * focus (FORM-23). Fields without an id and kinds that are not known are skipped (FORM-18, FORM-03).
 */
export function checkForm(fields: readonly FormField[], answers: FormAnswers, rules: FormRules): Failure[] {
  return fields.map((field) => checkField(field, answers, rules)).filter((failure) => failure !== null)
}
