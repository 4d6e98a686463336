import { expect, it } from 'vitest'
import { placeMarks } from './place-marks.tsx'

it('draws one mark per place, taken first', () => {
  expect(placeMarks({ total: 5, taken: 2, held: 1, yours: 1 })).toEqual([
    'taken',
    'taken',
    'held',
    'yours',
    'free',
  ])
})

it('never draws more marks than the law has places', () => {
  expect(placeMarks({ total: 2, taken: 3, held: 1 })).toHaveLength(2)
})
