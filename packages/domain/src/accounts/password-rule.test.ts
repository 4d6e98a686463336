import { describe, expect, it } from 'vitest'
import { findPasswordFaults, isCommonPassword } from './password-rule.ts'

describe('findPasswordFaults', () => {
  it.each(['Kv7#mistral-lamp', 'Åben3dør/i-haven', 'correct Horse 4 battery!'])(
    'ACC-29 accepts %s',
    (password) => {
      expect(findPasswordFaults(password)).toEqual([])
    },
  )

  it('ACC-29 names everything that is missing', () => {
    expect(findPasswordFaults('zq')).toEqual([
      'tooShort',
      'needsUppercase',
      'needsDigit',
      'needsSpecial',
      'tooCommon',
    ])
    expect(findPasswordFaults('KVMISTRALLAMP')).toEqual(['needsLowercase', 'needsDigit', 'needsSpecial'])
  })

  it('ACC-29 says one thing of an empty field, not that it is among the first that are tried', () => {
    expect(findPasswordFaults('')).toEqual(['tooShort'])
  })

  it('ACC-29 is 10 to 100 characters long', () => {
    expect(findPasswordFaults('Kv7#mistr')).toEqual(['tooShort'])
    expect(findPasswordFaults('Kv7#mistra')).toEqual([])
    expect(findPasswordFaults('Kv7#mistra'.repeat(10))).toEqual([])
    expect(findPasswordFaults(`${'Kv7#mistra'.repeat(10)}x`)).toEqual(['tooLong'])
  })

  it('ACC-29 takes neither a blank nor a colon for the special character', () => {
    expect(findPasswordFaults('Kv7 mistral lamp')).toEqual(['needsSpecial'])
    expect(findPasswordFaults('Kv7:mistral:lamp')).toEqual(['needsSpecial'])
    expect(findPasswordFaults('Kv7_mistral_lamp')).toEqual([])
  })

  it('refuses what is made of the person’s own name or address', () => {
    expect(findPasswordFaults('Ingeborg#4417x', ['Ingeborg Falk'])).toEqual(['containsPersonal'])
    expect(findPasswordFaults('xFalkenberg#44', ['i.falkenberg@example.com'])).toEqual(['containsPersonal'])
  })
})

describe('isCommonPassword', () => {
  it.each([
    'Password123!',
    'Demo-pass-2026',
    'P@ssw0rd2026!',
    'Qwerty12345!',
    'Welcome2026!',
    '1234567890aA!',
    'SummerLove1!',
    'Aa1!Aa1!Aa1!',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Kv7#mistral-lamp', 'Tidal-Onyx-77'])('lets %s pass', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
