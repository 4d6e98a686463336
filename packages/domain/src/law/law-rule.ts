import type { CalendarDate } from '../dates/calendar-date.ts'
import type { Regime, Standard } from '../vocabulary.ts'

/** Where a rule was read, whether somebody checked it, and when. What is not verified is never told as a fact. */
export type Proof = {
  readonly source: string | null
  readonly verified: boolean
  readonly checkedOn: CalendarDate | null
}

/** What the law of a country speaks of, beside how many families a donor may help (`QuotaRule`). */
export const lawSubjects = [
  'regime',
  'standards',
  'import',
  'eggDonation',
  'homeDelivery',
  'eligibility',
] as const
export type LawSubject = (typeof lawSubjects)[number]

type Statement =
  | { readonly subject: 'regime'; readonly regime: Regime }
  | { readonly subject: 'standards'; readonly standards: readonly Standard[] }
  | { readonly subject: 'import' | 'eggDonation' | 'homeDelivery'; readonly isAllowed: boolean }
  | { readonly subject: 'eligibility'; readonly text: string }

/** One statement of the law, of a whole country or of a state of it, for as long as it is in force. */
export type LawRule = Proof &
  Statement & {
    /** Null: the whole country. */
    readonly stateCode: string | null
    /** First and last day; null: since ever, until further notice. */
    readonly validFrom: CalendarDate | null
    readonly validUntil: CalendarDate | null
  }
