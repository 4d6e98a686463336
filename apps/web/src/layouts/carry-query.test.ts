import { expect, it } from 'vitest'
import { carryQuery } from './carry-query.ts'

it('RTE-22 carries the query along within the site, and none to another', () => {
  expect(carryQuery('/a/', { utm_source: 'x y', tag: ['1', '2'], none: undefined })).toBe(
    '/a/?utm_source=x+y&tag=1&tag=2',
  )
  expect(carryQuery('/a/', {})).toBe('/a/')
  for (const location of ['/a/?own=1', '/a/#part', 'https://example.test/'])
    expect(carryQuery(location, { a: '1' })).toBe(location)
})
