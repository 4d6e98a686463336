import { expect, it } from 'vitest'
import { nameShare, readPersonality } from './five-traits.ts'

const whole = {
  openness: 70,
  conscientiousness: 0,
  extraversion: 100,
  agreeableness: 35,
  emotionalStability: 65.5,
}

it('takes a test with all five traits, and nothing else of what is stored with it', () => {
  expect(readPersonality({ ...whole, note: 'by hand' })).toEqual(whole)
})

it.each([
  null,
  'high',
  [],
  {},
  { ...whole, openness: 101 },
  { ...whole, openness: -1 },
  { ...whole, openness: Number.NaN },
])('takes %j for no test', (stored) => {
  expect(readPersonality(stored)).toBeNull()
})

it('says where a share lies', () => {
  expect([0, 34, 35, 65, 66, 100].map(nameShare)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high'])
})
