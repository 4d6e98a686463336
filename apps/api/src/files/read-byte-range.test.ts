import { expect, it } from 'vitest'
import { readByteRange } from './read-byte-range.ts'

it('reads the part of a file that is asked for', () => {
  expect(readByteRange(undefined, 100)).toBe('none')
  expect(readByteRange('bytes=0-', 100)).toEqual({ start: 0, end: 99 })
  expect(readByteRange('bytes=10-19', 100)).toEqual({ start: 10, end: 19 })
  expect(readByteRange('bytes=90-500', 100)).toEqual({ start: 90, end: 99 })
  expect(readByteRange('bytes=-30', 100)).toEqual({ start: 70, end: 99 })
  expect(readByteRange('bytes=100-', 100)).toBe('unsatisfiable')
  expect(readByteRange('bytes=-0', 100)).toBe('unsatisfiable')
  for (const odd of ['bytes=20-10', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
    expect(readByteRange(odd, 100), odd).toBe('none')
})
