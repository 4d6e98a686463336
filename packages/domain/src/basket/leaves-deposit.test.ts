import { describe, expect, it } from 'vitest'
import { lineHandlingTypes } from '../vocabulary.ts'
import { leavesDeposit } from './leaves-deposit.ts'

describe('what leaves a deposit', () => {
  it('BASK-02 is what is sent and names a deposit; a renewal names one too and stays', () => {
    const leaving = lineHandlingTypes.filter((lineHandlingType) =>
      leavesDeposit({ lineHandlingType, depositId: 'one' }),
    )
    expect(leaving).toEqual(['strawDelivery', 'embryoShipping'])
    expect(leavesDeposit({ lineHandlingType: 'strawDelivery', depositId: null })).toBe(false)
  })
})
