import type { Measurement } from '@kindred/contracts/measurement'
import { findStepNumber } from '@kindred/domain/checkout/steps'
import { addDays, daysBetween } from '@kindred/domain/dates/calendar-date'
import { checkoutStages, measuredEvents, scoreEvent } from '@kindred/domain/measurement/measured-event'
import { visitorNames } from '@kindred/domain/measurement/name-visitor'
import { checkoutTabs, donorKinds } from '@kindred/domain/vocabulary'
import type { DayCount } from './count.store.ts'

type Summary = Omit<Measurement, 'from' | 'to' | 'shopCodes'>

/** What staff see of the counts between two days: every event by day, the walk through the checkout, and what was asked for. */
export function summariseCounts(counts: readonly DayCount[], from: string, to: string): Summary {
  const days = listDays(from, to)
  const of = (event: DayCount['event']) => counts.filter((count) => count.event === event)
  return {
    events: measuredEvents.map((event) => {
      const own = of(event)
      const total = add(own)
      const score = scoreEvent(event)
      return {
        event,
        total,
        score: score === null ? null : score * total,
        byDay: days.map((day) => add(own.filter((count) => count.day === day))),
      }
    }),
    funnel: checkoutTabs
      .flatMap((tab) => {
        const step = findStepNumber(tab)
        if (step === null) return []
        const own = of('checkout').filter(({ fields }) => fields.step === step)
        const at = (stage: number) => add(own.filter(({ fields }) => fields.stage === stage))
        return [{ step, tab, started: at(checkoutStages.started), submitted: at(checkoutStages.submitted) }]
      })
      .sort((a, b) => a.step - b.step),
    visitors: visitorNames.map((visitor) => ({
      visitor,
      total: add(of('pageView').filter((count) => count.visitor === visitor)),
    })),
    pages: rank(of('pageView'), ({ pageKind }) => ({ pageKind: String(pageKind) })),
    searches: donorKinds.map((donorKind) => ({
      donorKind,
      total: add(of('search').filter(({ fields }) => fields.donorKind === donorKind)),
    })),
    forms: rank(of('formSent'), ({ donorCandidateKind = '', department = '' }) => ({
      donorCandidateKind: String(donorCandidateKind),
      department: String(department),
    })),
  }
}

const add = (counts: readonly DayCount[]) => counts.reduce((total, { count }) => total + count, 0)

const listDays = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** Counts with the same name together, most first, then by name. */
function rank<Name extends Record<string, string>>(
  counts: readonly DayCount[],
  name: (fields: DayCount['fields']) => Name,
): (Name & { total: number })[] {
  const totals = new Map<string, Name & { total: number }>()
  for (const { fields, count } of counts) {
    const named = name(fields)
    const key = JSON.stringify(named)
    totals.set(key, { ...named, total: (totals.get(key)?.total ?? 0) + count })
  }
  return [...totals.entries()]
    .sort(([a, one], [b, other]) => other.total - one.total || a.localeCompare(b))
    .map(([, total]) => total)
}
