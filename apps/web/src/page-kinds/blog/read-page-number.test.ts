import { expect, it } from 'vitest'
import { readPageNumber } from './read-page-number.ts'

it('BLOG-01 BLOG-03 reads the number of a page of posts, and nothing else', () => {
  expect(readPageNumber(undefined)).toBe(1)
  expect(readPageNumber('2')).toBe(2)
  for (const value of ['0', '-1', '1.5', 'two', '', '99999', ['1', '2']])
    expect(readPageNumber(value)).toBeNull()
})
