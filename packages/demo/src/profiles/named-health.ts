import type { RelativeHealth } from './profile.ts'

/** Anselm’s family as guides and pictures tell it. */
const anselm: readonly RelativeHealth[] = [
  {
    relative: 'PaternalGrandfather',
    age: 'died at 81',
    findings: ['Type 2 diabetes from 66', 'Heart attack at 80'],
  },
  { relative: 'PaternalGrandmother', age: '84', findings: ['High blood pressure, treated'] },
  {
    relative: 'MaternalGrandfather',
    age: 'died at 74',
    findings: ['Bowel cancer at 71; not inherited, tested'],
  },
  { relative: 'MaternalGrandmother', age: '79', findings: ['Cataract at 70'] },
  { relative: 'Father', age: '58', findings: ['Short-sighted', 'Hay fever'] },
  { relative: 'Mother', age: '56', findings: ['Nothing reported'] },
  { relative: 'Sibling', age: '26', findings: ['Asthma as a child, outgrown'] },
  { relative: 'Donor', age: '29', findings: ['Hay fever since school', 'Wisdom teeth removed'] },
]

export const namedHealth: Readonly<Record<string, readonly RelativeHealth[]>> = { K4127: anselm }
