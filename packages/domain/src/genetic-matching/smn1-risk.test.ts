import { expect, it } from 'vitest'
import { smn1Risk } from './smn1-risk.ts'

it('reads SMN1 from the table of copies: 1/632, 1/350, 1/121', () => {
  expect(['European', 'Ashkenazi', 'African'].map((one) => Math.round(1 / smn1Risk(one)))).toEqual([
    632, 350, 121,
  ])
})

it('takes the highest where the population is not known or has no number', () => {
  expect(smn1Risk(null)).toBe(1 / 121)
  expect(smn1Risk('East Asian')).toBe(1 / 121)
})
