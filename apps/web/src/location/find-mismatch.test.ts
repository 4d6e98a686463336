import { describe, expect, it } from 'vitest'
import { hasMismatch } from './find-mismatch.ts'

const account = { shopCode: 'dk', defaultLanguage: 'en-GB', treatmentCountryCode: 'DK' }

describe('account and page', () => {
  it('LOC-48 differ by shop code or by language, whatever the country is', () => {
    expect(hasMismatch(account, { shopCode: 'de', locale: 'en-gb' })).toBe(true)
    expect(hasMismatch(account, { shopCode: 'dk', locale: 'da-dk' })).toBe(true)
    expect(hasMismatch({ ...account, treatmentCountryCode: 'NO' }, { shopCode: 'dk', locale: 'en-gb' })).toBe(
      false,
    )
  })
})
