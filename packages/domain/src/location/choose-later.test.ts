import { describe, expect, it } from 'vitest'
import { flagAfterSignIn, isChooseLaterActive, laterCountry, parseChooseLaterFlag } from './choose-later.ts'

const base = { isEnabledInShop: true, customerType: 'private', storedFlag: 'true' } as const

describe('choose treatment country later', () => {
  it('LOC-55 needs the shop setting, a customer who is not professional, and the flag', () => {
    expect(isChooseLaterActive(base)).toBe(true)
    expect(isChooseLaterActive({ ...base, isEnabledInShop: false })).toBe(false)
    expect(isChooseLaterActive({ ...base, customerType: 'professional' })).toBe(false)
    expect(isChooseLaterActive({ ...base, storedFlag: 'false' })).toBe(false)
    expect(isChooseLaterActive({ ...base, storedFlag: null })).toBe(false)
  })

  it('LOC-59 does not shut anonymous visitors out', () => {
    expect(isChooseLaterActive({ ...base, customerType: 'anonymous' })).toBe(true)
  })

  it('LOC-56 lets a business override replace the professional check', () => {
    expect(isChooseLaterActive({ ...base, customerType: 'professional', businessOverride: false })).toBe(true)
    expect(isChooseLaterActive({ ...base, businessOverride: true })).toBe(false)
  })

  it('LOC-57 takes the text true alone for yes', () => {
    expect(['true', 'TRUE', '1', 'false', '', null].map(parseChooseLaterFlag)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('LOC-58 sets the flag to false at sign-in', () => {
    expect(isChooseLaterActive({ ...base, storedFlag: flagAfterSignIn })).toBe(false)
  })

  it('LOC-02 stands in with both release types and EU standards', () => {
    expect(laterCountry).toEqual({ regime: 'both', standards: ['eu'] })
  })
})
