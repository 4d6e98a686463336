import { describe, expect, it } from 'vitest'
import { tiers } from '../vocabulary.ts'
import { findPartNeed, guardedParts, maySeePart } from './profile-access.ts'

describe('who reads which part of a profile', () => {
  it('gives a visitor none of the guarded parts, and a subscriber each of them', () => {
    for (const tier of tiers)
      for (const part of guardedParts) {
        expect(maySeePart(part, tier, 'visitor'), part).toBe(false)
        expect(maySeePart(part, tier, 'subscriber'), part).toBe(true)
      }
  })

  it.each([
    ['childhoodPhotos', 'Exclusive', true],
    ['geneticTests', 'Extended', true],
    ['staffImpression', 'Basic', true],
    ['staffImpression', 'Extended', false],
    ['handwriting', 'Exclusive', false],
    ['personality', 'Extended', false],
    ['adultPhotos', 'Basic', false],
    ['audio', 'Basic', false],
  ] as const)('opens %s of a profile that is %s with an account: %s', (part, tier, isOpen) => {
    expect(maySeePart(part, tier, 'customer')).toBe(isOpen)
    expect(findPartNeed(part, tier)).toBe(isOpen ? 'signIn' : 'subscription')
  })
})
