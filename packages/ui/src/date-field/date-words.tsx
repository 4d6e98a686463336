import type { DateInputFormat } from '@kindred/domain/dates/read-date-input'

/** What the field says, already in the visitor's language. `{date}`, `{format}` and `{years}` are filled in. */
export interface DateWords {
  /** How the three formats are written in the visitor's language, such as `dd/mm/yyyy` or `TT/MM/JJJJ`. */
  formats: Record<DateInputFormat, string>
  formatHint: string
  open: string
  change: string
  dialog: string
  close: string
  today: string
  previousMonth: string
  nextMonth: string
  previousYear: string
  nextYear: string
  previousYears: string
  nextYears: string
  chooseMonth: string
  chooseYear: string
  notOffered: string
  /** Read once when the calendar opens. */
  keys: string
  time: string
  errors: { 'not-a-date': string; 'too-young': string; 'too-old': string }
}
