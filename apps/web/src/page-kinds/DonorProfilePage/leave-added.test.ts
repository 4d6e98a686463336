import { expect, it } from 'vitest'
import { leaveAdded } from './leave-added.ts'

it('BASK-16 keeps chosen what was chosen while the basket took the rest', () => {
  expect(leaveAdded({ a: 2 }, { a: 2 })).toEqual({ a: 0 })
  expect(leaveAdded({ a: 2, b: 1 }, { a: 2 })).toEqual({ a: 0, b: 1 })
  expect(leaveAdded({ a: 3 }, { a: 2 })).toEqual({ a: 1 })
})

it('BASK-16 asks for nothing where fewer were wanted in the meantime', () => {
  expect(leaveAdded({ a: 1 }, { a: 2 })).toEqual({ a: 0 })
})
