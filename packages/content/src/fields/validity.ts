import type { Field } from 'payload'
import { isDay } from './proof.ts'

/** The first and the last day of a rule. A rule with a day to come is scheduled: it takes effect by itself. */
export const validity: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'validFrom',
        type: 'text',
        validate: isDay,
        admin: { placeholder: 'yyyy-MM-dd', description: 'First day; empty: since ever.' },
      },
      {
        name: 'validUntil',
        type: 'text',
        validate: isLastDay,
        admin: { placeholder: 'yyyy-MM-dd', description: 'Last day; empty: until further notice.' },
      },
    ],
  },
]

/** A rule ends on its first day or later. */
function isLastDay(value: unknown, { siblingData }: { siblingData?: unknown }): true | string {
  const isDate = isDay(value)
  if (isDate !== true || !value) return isDate
  const { validFrom } = (siblingData ?? {}) as { validFrom?: string | null }
  return !validFrom || validFrom <= String(value) || 'A rule cannot end before it begins.'
}
