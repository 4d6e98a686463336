import { expect, it } from 'vitest'
import { checkQuery } from './check-query.ts'

it('SRCH-04 searches when the query is not empty and not the one that is shown', () => {
  expect(checkQuery('prices', null)).toBe('new')
  expect(checkQuery('prices', 'price')).toBe('new')
  expect(checkQuery(' prices ', 'prices')).toBe('same')
})

it('SRCH-18 calls spaces nothing', () => {
  expect(checkQuery('', null)).toBe('empty')
  expect(checkQuery('  \t', 'prices')).toBe('empty')
})
