import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import type { AgeBounds } from '@kindred/domain/dates/check-age-bounds'
import type { MonthColumns } from '@kindred/domain/dates/picker-pages'
import type { DateInputFormat } from '@kindred/domain/dates/read-date-input'
import type { FieldText } from '../field/describe-field.tsx'
import type { YearChoice } from './date-picker.island.tsx'
import type { DateWords } from './date-words.tsx'
import type { TypedDate } from './read-typed-date.tsx'

export interface DateFieldProps extends FieldText, AgeBounds {
  name: string
  words: DateWords
  /** For names and the start of the week, such as `en-GB`. */
  locale: string
  /** How a day is typed and shown; `MM/dd/yyyy` unless given (DATE-04). */
  format?: DateInputFormat
  defaultValue?: CalendarDate
  /** What somebody typed before, to be shown again as it was, a day or not. */
  defaultText?: string
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  /** The day that ages count from. Otherwise the day in `timeZone`, or where the person is. */
  today?: CalendarDate
  timeZone?: string
  /** DATE-06: 2, 3 or 4; 3 unless given. */
  monthColumns?: MonthColumns
  /** DATE-04: 12 unless given. */
  yearsPerPage?: number
  /** DATE-04: 1 unless given. */
  monthsShown?: number
  /** DATE-05 */
  yearChoice?: YearChoice
  /** A time of day too, `timeInterval` minutes apart (DATE-04: 30 unless given); sent as `<name>.time`. */
  withTime?: boolean
  timeInterval?: number
  /** Everything typed or picked: the text as it is sent, the day it means, and what is wrong. */
  onChange?: (typed: TypedDate) => void
}
