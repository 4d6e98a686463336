import { describe, expect, it } from 'vitest'
import * as words from './vocabulary.ts'

describe('vocabulary', () => {
  it('BASK-03 has the seventeen product kinds', () => {
    expect(words.productKinds).toHaveLength(17)
  })

  it('LOC-07 has the sixteen regions and every open shop is one of them', () => {
    expect(words.shopRegions).toHaveLength(16)
    for (const code of words.shopCodes) expect(words.shopRegions).toContain(code)
  })

  it('I18N-01 has the thirteen locales', () => {
    expect(new Set(words.locales).size).toBe(13)
  })

  it('DON-05 DON-06 DON-07 has the kinds of donors, their seven relatives and the donation types', () => {
    expect(words.donorKinds).toEqual(['sperm', 'egg'])
    expect(words.relatives).toEqual([
      'PaternalGrandfather',
      'PaternalGrandmother',
      'MaternalGrandfather',
      'MaternalGrandmother',
      'Father',
      'Mother',
      'Sibling',
    ])
    expect(words.donationTypes).toEqual(['Spermdonor', 'Eggdonor', 'sperm', 'egg', 'unspecified'])
  })

  it('holds no word twice in any list', () => {
    const values: unknown[] = Object.values(words)
    for (const list of values.filter((value) => Array.isArray(value))) {
      expect(new Set<unknown>(list).size).toBe(list.length)
    }
  })

  it('narrows text from outside', () => {
    expect(words.isOneOf(words.tiers, 'Basic')).toBe(true)
    expect(words.isOneOf(words.tiers, 'basic')).toBe(false)
  })
})
