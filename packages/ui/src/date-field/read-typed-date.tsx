import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import { type AgeBounds, checkAgeBounds } from '@kindred/domain/dates/check-age-bounds'
import { type DateInputFormat, readDateInput } from '@kindred/domain/dates/read-date-input'

export type TypedDate = {
  text: string
  /** The day that was meant; undefined where the text is empty or no day. */
  date?: CalendarDate
  error?: { code: 'not-a-date' | 'too-young' | 'too-old'; years?: number }
}

/** Reads what was typed (DATE-01, DATE-03) and holds it against the bounds (DATE-02). An empty text is no error here. */
export function readTypedDate(
  text: string,
  format: DateInputFormat,
  bounds: AgeBounds,
  today: CalendarDate,
): TypedDate {
  if (text.trim() === '') return { text }
  const read = readDateInput(text, format)
  if (!read.ok) return { text, error: { code: 'not-a-date' } }
  const fits = checkAgeBounds(read.value, bounds, today)
  if (fits.ok) return { text, date: read.value }
  const code = fits.error.code as 'too-young' | 'too-old'
  return { text, date: read.value, error: { code, years: Number(fits.error.data?.years) } }
}
