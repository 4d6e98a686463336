import { describe, expect, it } from 'vitest'
import { isSignature, listCarriersToAcknowledge } from './carrier-acknowledgement.ts'

const donors = [
  { id: 'a', isCarrier: true },
  { id: 'b', isCarrier: false },
  { id: 'c', isCarrier: true },
]

const straws = { lineHandlingType: 'strawDelivery' as const, depositId: null }

describe('the acknowledgement of a known positive carrier', () => {
  it('is asked for each donor with a finding of whom something can be sent, once', () => {
    const lines = [
      { ...straws, donorId: 'a', stockItemId: '1' },
      { ...straws, donorId: 'a', stockItemId: '2' },
      { ...straws, donorId: 'b', stockItemId: '3' },
    ]
    expect(listCarriersToAcknowledge(lines, donors).map(({ id }) => id)).toEqual(['a'])
  })

  it('is asked for straws that leave a deposit too: they may have been put there before the finding', () => {
    const lines = [{ ...straws, donorId: 'c', stockItemId: null, depositId: '1' }]
    expect(listCarriersToAcknowledge(lines, donors).map(({ id }) => id)).toEqual(['c'])
  })

  it('is not asked for a family place or a subscription alone', () => {
    const lines = [
      { ...straws, donorId: 'c', stockItemId: null },
      { ...straws, donorId: null, stockItemId: null },
    ]
    expect(listCarriersToAcknowledge(lines, donors)).toEqual([])
  })

  it('is signed with a name of any script', () => {
    for (const name of ['Ada Test', '李雷', 'Øe']) expect(isSignature(name)).toBe(true)
    for (const blank of ['', '  ', 'x', '--', '12']) expect(isSignature(blank)).toBe(false)
  })
})
