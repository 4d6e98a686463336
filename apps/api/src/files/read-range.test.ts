import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRange } from './read-range.ts'

it('reads the three forms of a range', () => {
  expect(readRange('bytes=0-9', 100)).toEqual({ first: 0, last: 9 })
  expect(readRange('bytes=90-', 100)).toEqual({ first: 90, last: 99 })
  expect(readRange('bytes=-10', 100)).toEqual({ first: 90, last: 99 })
  expect(readRange('bytes=-1000', 100)).toEqual({ first: 0, last: 99 })
  expect(readRange('bytes=50-1000', 100)).toEqual({ first: 50, last: 99 })
})

it('says what cannot be satisfied', () => {
  expect(readRange('bytes=100-', 100)).toBe('unsatisfiable')
  expect(readRange('bytes=-0', 100)).toBe('unsatisfiable')
})

it('passes over what is no single range of bytes', () => {
  for (const header of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-1',
    'bytes=0-1,5-6',
    'lines=0-1',
    'bytes=a-b',
    `bytes=${'9'.repeat(20)}-`,
  ])
    expect(readRange(header, 100), header).toBe('whole')
})

it('never leaves the file', () => {
  fc.assert(
    fc.property(
      fc.option(fc.nat(300)),
      fc.option(fc.nat(300)),
      fc.integer({ min: 1, max: 200 }),
      (from, to, length) => {
        const range = readRange(`bytes=${from ?? ''}-${to ?? ''}`, length)
        if (typeof range === 'string') return
        expect(range.first).toBeGreaterThanOrEqual(0)
        expect(range.last).toBeLessThan(length)
        expect(range.first).toBeLessThanOrEqual(range.last)
      },
    ),
  )
})
