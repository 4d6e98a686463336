import { expect, it } from 'vitest'
import { type CardMoments, listCardSteps } from './list-card-steps.ts'

const [first, second, third] = ['2026-11-02T10:00:00Z', '2026-11-04T10:00:00Z', '2026-11-04T10:01:00Z']
const show = (moments: CardMoments) => {
  const { beforePicking, afterShipping } = listCardSteps(moments)
  return [...beforePicking, 'sent', ...afterShipping].map((one) =>
    one === 'sent' ? one : Object.values(one)[0],
  )
}

it('CHK-10 says paid of what was captured alone: reserved before, charged when sent', () => {
  expect(show({})).toEqual(['paid', 'sent'])
  expect(show({ paid: first })).toEqual(['paid', 'sent'])
  expect(show({ authorised: first })).toEqual(['reserved', 'sent', 'charged'])
  expect(show({ authorised: first, shipped: second })).toEqual(['reserved', 'sent', 'charged'])
  expect(show({ authorised: first, shipped: second, paid: third })).toEqual(['reserved', 'sent', 'paid'])
})

it('CHK-10 puts what staff took before shipping where it happened', () => {
  expect(show({ authorised: first, paid: second })).toEqual(['reserved', 'paid', 'sent'])
  expect(show({ authorised: first, paid: second, shipped: third })).toEqual(['reserved', 'paid', 'sent'])
})
