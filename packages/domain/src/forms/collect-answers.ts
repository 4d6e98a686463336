import { readDateInput } from '../dates/read-date-input.ts'
import { type FormAnswers, readValues } from './check-field.ts'
import { dateFormatOf, type FormField, isAnswerable, isHiddenField, takesSeveral } from './form-definition.ts'

/** FORM-27: several values of one field in one text. */
const valueSeparator = '|'

/**
 * The answers as they are sent: name to value, hidden fields with theirs (FORM-04), days as `yyyy-MM-dd`, several values
 * as a list, what is empty left out (FORM-21). Files travel apart.
 */
export function collectAnswers(
  fields: readonly FormField[],
  answers: FormAnswers,
): Record<string, string | string[]> {
  const collected: Record<string, string | string[]> = {}
  for (const field of fields) {
    if (!isAnswerable(field) || field.type === 'upload') continue
    const values = isHiddenField(field) ? (field.value ? [field.value] : []) : readValues(answers, field.id)
    if (values.length === 0) continue
    collected[field.id] = takesSeveral(field) ? values : readDay(field, values.join(' '))
  }
  return collected
}

/** The texts of a received form by field: a list as it is, a joined text taken apart where the field takes several. */
export function readAnswers(
  fields: readonly FormField[],
  received: Readonly<Record<string, string | readonly string[]>>,
): Record<string, string | readonly string[]> {
  const several = new Set(fields.filter(takesSeveral).map(({ id }) => id))
  return Object.fromEntries(
    Object.entries(received).map(([name, value]) => [
      name,
      typeof value === 'string' && several.has(name) ? value.split(valueSeparator) : value,
    ]),
  )
}

function readDay(field: FormField, text: string): string {
  const format = dateFormatOf(field)
  const day = format && readDateInput(text, format)
  return day?.ok ? day.value : text
}
