import { describe, expect, it } from 'vitest'
import { deriveStanding, type StaffDecision } from './derive-standing.ts'

const decision: StaffDecision = {
  isBlocked: false,
  isUponRequest: false,
  isSiblingsOnly: false,
  isRetired: false,
  nextAvailableMonth: null,
}
function derive(
  part: Partial<StaffDecision>,
  stockAvailable: number,
  left: number | null = 5,
  isFilledForGood = false,
) {
  return deriveStanding({
    decision: { ...decision, ...part },
    stockAvailable,
    quota: { left, isFilledForGood },
    today: '2026-05-17',
  })
}

describe('derive standing', () => {
  it.each([
    ['available', derive({}, 3)],
    ['available', derive({}, 3, null)],
    ['uponRequest', derive({ isUponRequest: true }, 3)],
    ['temporarilySoldOut', derive({}, 0)],
    ['soldOut', derive({ isRetired: true }, 0)],
    ['familyLimitHold', derive({}, 3, 0)],
    ['siblingsOnly', derive({}, 3, 0, true)],
    ['soldOut', derive({}, 0, 0, true)],
    ['siblingsOnly', derive({ isSiblingsOnly: true }, 1)],
    ['blocked', derive({ isBlocked: true, isUponRequest: true }, 3, 0)],
  ])('%s', (standing, derived) => {
    expect(derived.standing).toBe(standing)
  })

  it('names the next month only while it lies ahead and the donor is sold out', () => {
    expect(derive({ nextAvailableMonth: '2026-05' }, 0).nextAvailableMonth).toBe('2026-05')
    expect(derive({ nextAvailableMonth: '2026-04' }, 0).nextAvailableMonth).toBeNull()
    expect(derive({ nextAvailableMonth: '2026-09' }, 2).nextAvailableMonth).toBeNull()
  })
})
