import type { CalendarDate } from '../dates/calendar-date.ts'
import { checkAgeBounds } from '../dates/check-age-bounds.ts'
import { readDateInput } from '../dates/read-date-input.ts'
import type { Failure } from '../result.ts'
import { type ChosenFile, checkSelection } from '../uploads/check-selection.ts'
import { checkText, type Matches } from './check-text.ts'
import { failField, override } from './field-failure.ts'
import {
  dateFormatOf,
  type FormField,
  isAnswerable,
  isChoiceField,
  isHiddenField,
  listOptions,
  takesSeveral,
} from './form-definition.ts'

/** What a person gave: texts by field id (several where several may be chosen), and files by field id. */
export type FormAnswers = {
  readonly texts: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly files: Readonly<Record<string, readonly ChosenFile[] | undefined>>
}

/** What a rule needs besides the answer. `today` is the calendar day where it counts; `fileSizeLimit` in bytes. */
export type FormRules = {
  readonly matches: Matches
  readonly today: CalendarDate
  readonly fileSizeLimit: number
}

/** The chosen values of a field, blanks at the ends cut off, empty ones left out. */
export function readValues(answers: FormAnswers, id: string): string[] {
  const given = answers.texts[id]
  const list = given === undefined ? [] : typeof given === 'string' ? [given] : given
  return list.map((value) => value.trim()).filter((value) => value !== '')
}

/**
 * The first rule that the answer of one field breaks, or null (FORM-06 to FORM-18). The only implementation: browser and
 * server both call it. Hidden fields and words have no rule.
 */
export function checkField(field: FormField, answers: FormAnswers, rules: FormRules): Failure | null {
  if (!isAnswerable(field) || isHiddenField(field)) return null
  const values = readValues(answers, field.id)
  if (isChoiceField(field)) return checkChoice(field, values)
  if (field.type === 'upload') return checkFiles(field, answers.files[field.id] ?? [], rules)
  const text = values.join(' ')
  return dateFormatOf(field) === null
    ? checkText(field, text, rules.matches)
    : checkDate(field, text, rules.today)
}

/** FORM-14; and nothing can be chosen that was not offered. */
function checkChoice(field: FormField, values: readonly string[]): Failure | null {
  if (values.length === 0) return field.required ? failField(field, 'selection-required') : null
  const offered = new Set(listOptions(field).map(({ value }) => value))
  const isOffered = values.every((value) => offered.has(value))
  const isCountRight = takesSeveral(field) || values.length === 1
  return isOffered && isCountRight ? null : failField(field, 'pattern')
}

/** FORM-15, DATE-01 to DATE-03, FORM-16. */
function checkDate(field: FormField, text: string, today: CalendarDate): Failure | null {
  if (text === '') return field.required ? failField(field, 'date-required') : null
  const format = dateFormatOf(field)
  const day = format && readDateInput(text, format)
  if (!day) return null
  if (!day.ok)
    return override(field, {
      code: 'date-invalid',
      message: day.error.message,
      data: { code: day.error.code },
    })
  const bounds = { minYears: field.minYears || null, maxYears: field.maxYears || null }
  const fits = checkAgeBounds(day.value, bounds, today)
  return fits.ok ? null : override(field, fits.error)
}

/** UPL-02 to UPL-06, for as many files as the field takes. */
function checkFiles(field: FormField, files: readonly ChosenFile[], rules: FormRules): Failure | null {
  if (files.length === 0) return field.required ? failField(field, 'required') : null
  if (files.length > 1 && !field.multiSelect) return failField(field, 'pattern')
  const checked = checkSelection(files, rules)
  return checked.ok ? null : override(field, checked.error)
}
