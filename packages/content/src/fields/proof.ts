import type { Field } from 'payload'

/** Where a rule comes from, whether somebody checked it, and when. What is not verified is never told as a fact. */
export const proof: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'source', type: 'text' },
      { name: 'verified', type: 'checkbox', defaultValue: false },
      { name: 'checkedOn', type: 'text', validate: isDay, admin: { placeholder: 'yyyy-MM-dd' } },
    ],
  },
]

/** Calendar dates are kept as text, since an instant would move them across a time zone. */
export function isDay(value: unknown): true | string {
  if (value === null || value === undefined || value === '') return true
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) || 'A date is written yyyy-MM-dd.'
}
