import { type LawSubject, lawSubjects } from '@kindred/domain/law/law-rule'
import { type Regime, regimes, standards } from '@kindred/domain/vocabulary'
import type { ArrayField, Condition } from 'payload'
import { proof } from './proof.ts'
import { validity } from './validity.ts'

type Row = { subject?: LawSubject; state?: string | null; validFrom?: string | null }

const subjectNames: Record<LawSubject, string> = {
  regime: 'Which donors are admitted',
  standards: 'Which standards are accepted',
  eligibility: 'Who may be treated',
  import: 'Import from abroad',
  eggDonation: 'Egg donation',
  homeDelivery: 'Delivery to a home',
}

const regimeNames: Record<Regime, string> = {
  idRelease: 'ID release only',
  nonIDRelease: 'Non-ID release only',
  both: 'Both',
}

const isAbout =
  (...subjects: LawSubject[]): Condition =>
  (_data, row) =>
    subjects.includes(row.subject)

const onlyAbout =
  (subject: LawSubject, message: string) =>
  (value: unknown, { siblingData }: { siblingData?: unknown }): true | string => {
    const isMissing = value === null || value === undefined || value === '' || String(value) === ''
    return (siblingData as Row | undefined)?.subject !== subject || !isMissing || message
  }

/**
 * What a country says, rule by rule: what is said, where and when it holds, and where it was read. Of two rules about one
 * subject that of the state holds before that of the country, and the one that began later before the other.
 */
export const lawRules: ArrayField = {
  name: 'lawRules',
  type: 'array',
  label: 'Rules of the country',
  labels: { singular: 'Rule', plural: 'Rules of the country' },
  custom: { namedBy: ['subject', 'state', 'regime', 'standards', 'validFrom'] },
  validate: areLawRules,
  admin: {
    initCollapsed: true,
    description:
      'To change a rule from a day on, add another one with that first day. What is not written here is not allowed.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'subject',
          type: 'select',
          required: true,
          options: lawSubjects.map((value) => ({ value, label: subjectNames[value] })),
        },
        {
          name: 'state',
          type: 'text',
          admin: { description: 'Code of the state; empty for the whole country.' },
        },
      ],
    },
    {
      name: 'regime',
      type: 'select',
      options: regimes.map((value) => ({ value, label: regimeNames[value] })),
      validate: onlyAbout('regime', 'Say which donors are admitted.'),
      admin: { condition: isAbout('regime'), description: 'Which donors are admitted.' },
    },
    {
      name: 'standards',
      type: 'select',
      hasMany: true,
      options: [...standards],
      validate: onlyAbout('standards', 'Say which standards are accepted.'),
      admin: { condition: isAbout('standards'), description: 'A straw meets at least one of them.' },
    },
    {
      name: 'isAllowed',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        condition: isAbout('import', 'eggDonation', 'homeDelivery'),
        description: 'Off unless the source allows it.',
      },
    },
    {
      name: 'text',
      type: 'textarea',
      validate: onlyAbout('eligibility', 'Say who may be treated.'),
      admin: { condition: isAbout('eligibility'), description: 'Who may be treated, and what else to know.' },
    },
    ...validity,
    ...proof,
  ],
}

/** States are those of the country, and no two rules about one subject begin on the same day. */
function areLawRules(value: unknown, { data }: { data?: unknown }): true | string {
  const rules = (Array.isArray(value) ? value : []) as Row[]
  const begun = new Set<string>()
  const ofCountry = areOfCountry(value, { data })
  if (ofCountry !== true) return ofCountry
  for (const { subject, state, validFrom } of rules) {
    const begins = `${subject} ${state || ''} ${validFrom || ''}`
    if (begun.has(begins)) return `Two rules about ${subject} begin on the same day.`
    begun.add(begins)
  }
  return true
}

/** Rules of a state are about a state of this country: one that nobody lives in would never hold. */
export function areOfCountry(value: unknown, { data }: { data?: unknown }): true | string {
  const rules = (Array.isArray(value) ? value : []) as Pick<Row, 'state'>[]
  const { states } = (data ?? {}) as { states?: { code?: string | null }[] | null }
  const known = new Set((states ?? []).map(({ code }) => code))
  const stray = rules.find(({ state }) => state && !known.has(state))
  return stray ? `The country has no state ${stray.state}.` : true
}
