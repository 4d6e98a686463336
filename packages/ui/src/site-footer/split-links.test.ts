import { expect, it } from 'vitest'
import { splitLinks } from './split-links.tsx'

it('LAY-26 gives the first column the larger half of an odd number', () => {
  expect(splitLinks([1, 2, 3, 4, 5])).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(splitLinks([1, 2])).toEqual([[1], [2]])
  expect(splitLinks([])).toEqual([[], []])
})
