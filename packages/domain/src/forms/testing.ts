import type { FormRules } from './check-field.ts'
import type { FormField } from './form-definition.ts'

/** A field for tests: an optional line of text unless told otherwise. */
export function makeField(part: Partial<FormField> = {}): FormField {
  return {
    id: 'answer',
    type: 'text',
    label: 'Answer',
    placeholder: null,
    value: null,
    required: false,
    tooltip: null,
    errorMessage: null,
    size: 3,
    validation: null,
    format: null,
    minLength: null,
    maxLength: null,
    content: [],
    multiSelect: false,
    minYears: null,
    maxYears: null,
    ...part,
  }
}

/** Rules as on one day; patterns by the engine of the language, which tests feed with harmless ones. */
export const testRules: FormRules = {
  matches: (pattern, text) => new RegExp(pattern, 'u').test(text),
  today: '2026-11-02',
  fileSizeLimit: 10 * 1_048_576,
}
