import { describe, expect, it } from 'vitest'
import { makeReference } from '../front-door/testing/make-reference.ts'
import { saveLocation } from './save-location.ts'

const now = new Date('2026-06-01T10:00:00Z')

const reference = makeReference()
const choice = { countryCode: 'DE', shopCode: 'dk', languageName: 'en-gb' }

describe('saveLocation', () => {
  it('LOC-44 keeps what was chosen and answers where to go', () => {
    const saved = saveLocation(reference, choice, now)
    if (!saved.ok) throw new Error(saved.error.code)
    expect(saved.value.location.defaultPageUrl).toBe('/en-gb/dk-shop/private/')
    const [settings, later] = saved.value.cookies
    expect(settings?.name).toBe('Location_settings_data')
    expect(JSON.parse(settings?.value ?? '')).toMatchObject({ country: 'DE', shopCode: 'dk' })
    expect(later).toEqual({ name: 'Choosing-Treatmentcountry-Later', value: 'false' })
  })

  it('LOC-55 chooses later only where the shop allows it and the customer is private', () => {
    const later = saveLocation(reference, { ...choice, countryCode: null }, now)
    expect(later.ok && later.value.location.country).toBeNull()
    expect(later.ok && later.value.cookies[1]?.value).toBe('true')
    expect(
      saveLocation(reference, { ...choice, countryCode: null, customerType: 'professional' }, now),
    ).toMatchObject({ error: { code: 'country-required' } })
  })

  it('LOC-44 keeps a state of the country chosen, not one of another', () => {
    const germany = reference.countries.get('DE')
    if (!germany) throw new Error('The reference has Germany')
    const states = [{ code: 'BE', name: 'Berlin' }]
    const withStates = { ...reference, countries: new Map([['DE', { ...germany, states }]]) }
    const keep = (state: string) => {
      const saved = saveLocation(withStates, { ...choice, state }, now)
      return JSON.parse((saved.ok && saved.value.cookies[0]?.value) || '{}').treatmentState
    }
    expect(keep('NY')).toBe('')
    expect(keep('BE')).toBe('BE')
  })

  it('refuses a country and a shop that do not exist', () => {
    expect(saveLocation(reference, { ...choice, countryCode: 'XX' }, now)).toMatchObject({
      error: { code: 'unknown-country' },
    })
    expect(saveLocation(reference, { ...choice, shopCode: 'zz' }, now)).toMatchObject({
      error: { code: 'unknown-shop' },
    })
  })
})
