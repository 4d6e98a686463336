import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkUserId } from './check-user-id.ts'

const words =
  'Setting auth user context failed. User auth/account id should be of type string, and not contain commas, semi-colons, equal signs, spaces, or vertical-bars.'

it('ANA-04 takes an id that is a text without commas, semicolons, equals signs, spaces and vertical bars', () => {
  for (const id of ['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', 'ada@example.com', 'u1'])
    expect(checkUserId(id)).toBe(id)
})

it('ANA-04 refuses every other id in the words of the specification', () => {
  for (const id of ['a,b', 'a;b', 'a=b', 'a b', 'a|b', ' ', undefined, null, 7, {}, ['a']])
    expect(() => checkUserId(id), String(id)).toThrow(words)
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(',', ';', '=', ' ', '|'), fc.string(), (a, wrong, b) => {
      expect(() => checkUserId(a + wrong + b)).toThrow(words)
    }),
  )
})
