import type { DateWords } from '@kindred/ui/date-field/date-words'

type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/** A value that the field itself fills in keeps its place. */
const places = { date: '{date}', format: '{format}', years: '{years}' }

/** The texts `dates` in the shape the date field takes; `t` is of the page's language. */
export function makeDateWords(t: Translate): DateWords {
  const say = (key: string) => t(`dates.${key}`, places)
  return {
    formats: {
      'yyyy-MM-dd': say('formats.iso'),
      'dd/MM/yyyy': say('formats.dayFirst'),
      'MM/dd/yyyy': say('formats.monthFirst'),
    },
    formatHint: say('formatHint'),
    open: say('open'),
    change: say('change'),
    dialog: say('dialog'),
    close: say('close'),
    today: say('today'),
    previousMonth: say('previousMonth'),
    nextMonth: say('nextMonth'),
    previousYear: say('previousYear'),
    nextYear: say('nextYear'),
    previousYears: say('previousYears'),
    nextYears: say('nextYears'),
    chooseMonth: say('chooseMonth'),
    chooseYear: say('chooseYear'),
    notOffered: say('notOffered'),
    keys: say('keys'),
    time: say('time'),
    errors: {
      'not-a-date': say('errors.not-a-date'),
      'too-young': say('errors.too-young'),
      'too-old': say('errors.too-old'),
    },
  }
}
