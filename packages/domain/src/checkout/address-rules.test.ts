import { describe, expect, it } from 'vitest'
import { type Address, checkAddress, listRequiredFields } from './address-rules.ts'

const address: Address = {
  fullName: 'Ann Example',
  line1: 'Example Street 1',
  postalCode: '8000',
  city: 'Aarhus',
  state: '',
  country: 'DK',
}
const check = (part: Partial<Address>) =>
  checkAddress({ ...address, ...part }).map((failure) => `${failure.field}:${failure.code}`)

describe('address', () => {
  it('is sound with what its country needs', () => {
    expect(check({})).toEqual([])
    expect(check({ country: 'US', state: 'NY', postalCode: '10001-1234' })).toEqual([])
    expect(check({ country: 'HK', postalCode: '' })).toEqual([])
    expect(check({ country: 'BR', postalCode: 'anything' })).toEqual([])
  })

  it('names every field that is missing', () => {
    expect(check({ fullName: ' ', city: '' })).toEqual([
      'fullName:address-field-required',
      'city:address-field-required',
    ])
    expect(check({ country: 'AU', postalCode: '2000' })).toEqual(['state:address-field-required'])
    expect(listRequiredFields('DK')).toEqual(['fullName', 'line1', 'postalCode', 'city', 'country'])
  })

  it('knows states and postal codes of the main countries', () => {
    expect(check({ country: 'CA', state: 'NY', postalCode: 'K1A 0B1' })).toEqual(['state:state-not-valid'])
    expect(check({ country: 'GB', postalCode: 'sw1a  1aa' })).toEqual([])
    expect(check({ country: 'NL', postalCode: '0123 AB' })).toEqual(['postalCode:postal-code-not-valid'])
    expect(check({ country: 'IE', postalCode: 'D02 AF30' })).toEqual([])
    expect(check({ postalCode: '80000' })).toEqual(['postalCode:postal-code-not-valid'])
  })

  it('refuses a country that is none and endless text', () => {
    expect(check({ country: 'Denmark' })).toEqual(['country:country-not-valid'])
    for (const country of ['XX', 'ZZ', 'EU', 'dk'])
      expect(check({ country })).toEqual(['country:country-not-valid'])
    expect(check({ city: 'x'.repeat(101) })).toEqual(['city:address-field-too-long'])
  })
})
