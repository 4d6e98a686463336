import type { CalendarDate } from '../dates/calendar-date.ts'
import { changesBetween, type Validity } from './is-in-force.ts'

type Country = { readonly lawRules: readonly Validity[]; readonly quotaRules: readonly Validity[] }

/** Whether any rule of these countries begins or has ended between two days. */
export function changesLaw(countries: Iterable<Country>, before: CalendarDate, after: CalendarDate): boolean {
  for (const { lawRules, quotaRules } of countries)
    for (const rule of [...lawRules, ...quotaRules]) if (changesBetween(rule, before, after)) return true
  return false
}
