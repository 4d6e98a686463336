import { describe, expect, it } from 'vitest'
import { hasOnlyAllowedCharacters } from './allowed-characters.ts'
import {
  chain,
  email,
  equalTo,
  matches,
  maxLength,
  minLength,
  nonNegativeNumber,
  noOuterWhitespace,
  number,
  required,
  type Validator,
} from './validators.ts'

describe('validators', () => {
  const cases: [string, Validator, string[], string[]][] = [
    ['required', required('no'), ['a'], ['', '  ']],
    ['minimum length', minLength(2, 'no'), ['ab'], ['', 'a']],
    ['maximum length, empty passes', maxLength(2, 'no'), ['', 'ab', '👶👶'], ['abc']],
    ['pattern, empty passes', matches(/^\d+$/g, 'no'), ['', '12'], ['a']],
    ['e-mail', email('no'), ['a@b.test'], ['', 'a', 'a@b']],
    ['number', number('no'), ['1', '-1.5', ''], ['a', '1,5']],
    ['non-negative number', nonNegativeNumber('no'), ['0', '3'], ['-1', 'a']],
    ['equal', equalTo('x', 'no'), ['x'], ['', 'X']],
    ['no outer whitespace', noOuterWhitespace('no'), ['', 'a b'], [' a', 'a ']],
  ]
  it.each(cases)('ACC-33 %s', (_name, rule, good, bad) => {
    for (const value of good) expect([value, rule(value)]).toEqual([value, null])
    for (const value of bad) expect([value, rule(value)]).toEqual([value, 'no'])
    // A pattern with the g flag must not remember where it stopped.
    for (const value of good) expect(rule(value)).toBeNull()
  })

  it('ACC-34 shows the first failing message', () => {
    const rule = chain(required('is needed'), minLength(3, 'is short'), email('is no address'))
    expect(['', 'a', 'abc', 'a@b.test'].map(rule)).toEqual(['is needed', 'is short', 'is no address', null])
    expect(chain()('')).toBeNull()
  })
})

describe('allowed characters', () => {
  it('ACC-32 are letters, digits, space, hyphen and slash', () => {
    for (const text of ['', 'Ærø 12-B/3', '北京']) expect(hasOnlyAllowedCharacters(text)).toBe(true)
    for (const text of ['a_b', 'a.b', '<b>', 'a\nb', "O'Neil"])
      expect(hasOnlyAllowedCharacters(text)).toBe(false)
  })
})
