import { describe, expect, it } from 'vitest'
import { isWorldCountry, listWorldCountries } from './world-countries.ts'

describe('world countries', () => {
  it('holds those that exist, and none that do not', () => {
    expect(['DK', 'US', 'GB', 'TW', 'GL', 'XK'].every(isWorldCountry)).toBe(true)
    expect(['ZZ', 'XX', 'EU', 'SU', 'YU', 'DD', 'dk', ''].some(isWorldCountry)).toBe(false)
    expect(listWorldCountries().length).toBeGreaterThan(230)
    expect(listWorldCountries().length).toBeLessThan(260)
  })
})
