import { describe, expect, it } from 'vitest'
import { findTellingStart, mayTell, normaliseSearch } from './saved-search.ts'

describe('a saved search', () => {
  it('is kept in one form, whatever the address looked like', () => {
    expect(normaliseSearch('?eyeColour=green&tier=Basic&eyeColour=blue&from=40&compare=K1&kind=egg')).toBe(
      'tier=Basic&eyeColour=blue,green',
    )
    expect(normaliseSearch('tier=Nobility&heightMin=-4&x=1')).toBe('')
  })

  it('counts as new what came since it was last opened, and tells in mails what came since the last mail', () => {
    expect(findTellingStart({ seenAt: '2026-11-01T08:00:00.000Z', toldAt: null })).toBe(
      '2026-11-01T08:00:00.000Z',
    )
    expect(findTellingStart({ seenAt: '2026-11-01T08:00:00.000Z', toldAt: '2026-11-03T07:00:00.000Z' })).toBe(
      '2026-11-03T07:00:00.000Z',
    )
    expect(findTellingStart({ seenAt: '2026-11-04T08:00:00.000Z', toldAt: '2026-11-03T07:00:00.000Z' })).toBe(
      '2026-11-04T08:00:00.000Z',
    )
  })

  it('writes to one customer once a day at most', () => {
    expect(mayTell(null, '2026-11-02T07:00:00.000Z')).toBe(true)
    expect(mayTell('2026-11-01T07:30:00.000Z', '2026-11-02T07:00:00.000Z')).toBe(true)
    expect(mayTell('2026-11-02T00:00:00.000Z', '2026-11-02T07:00:00.000Z')).toBe(false)
  })
})
