import type { CalendarDate } from '../dates/calendar-date.ts'
import { isInForce } from './is-in-force.ts'
import type { LawRule, LawSubject, Proof } from './law-rule.ts'

type Place = { readonly stateCode: string | null; readonly today: CalendarDate }
type RuleOn<S extends LawSubject> = LawRule & { readonly subject: S }

/**
 * The rule about a subject that is in force on a day in a place: that of the state before that of the country, and of two
 * the one that began later, so that a change is scheduled by adding it. Undefined where nothing is written.
 */
export function selectLaw<S extends LawSubject>(
  rules: readonly LawRule[],
  subject: S,
  { stateCode, today }: Place,
): RuleOn<S> | undefined {
  const found = rules.filter(
    (rule): rule is RuleOn<S> =>
      rule.subject === subject &&
      (rule.stateCode === null || rule.stateCode === stateCode) &&
      isInForce(rule, today),
  )
  return found.sort(
    (a, b) =>
      Number(b.stateCode !== null) - Number(a.stateCode !== null) ||
      (b.validFrom ?? '').localeCompare(a.validFrom ?? ''),
  )[0]
}

/** The proof of a rule alone; of a rule that is not written, that there is none. */
export function proofOf(rule: Proof | undefined): Proof {
  const { source = null, verified = false, checkedOn = null } = rule ?? {}
  return { source, verified, checkedOn }
}
