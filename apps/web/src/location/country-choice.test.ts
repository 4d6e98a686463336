import { describe, expect, it } from 'vitest'
import {
  type CountryChoice,
  canSave,
  chooseCountry,
  chooseShopOf,
  losesBasket,
  needsConfirmation,
} from './country-choice.ts'
import type { PanelShop } from './panel-shop.ts'

const shop = (value: string, languages: string[], isDefault = false): PanelShop => ({
  value,
  label: value,
  isDefault,
  canChooseLater: true,
  defaultLanguage: languages[0] ?? '',
  languages: languages.map((language) => ({ value: language, label: language })),
})
const dk = shop('dk', ['en-gb', 'da-dk'])
const de = shop('de', ['de-de', 'en-gb'], true)
const uk = shop('uk', ['en-gb'])
const choice: CountryChoice = { country: 'DK', state: 'X', shopCode: 'dk', language: 'da-dk', shops: [dk] }

describe('choosing in the country settings', () => {
  it('LOC-39 keeps the shop at hand and its language where it serves the country too', () => {
    expect(chooseCountry(choice, 'DE', [de, dk], 'dk')).toEqual({
      country: 'DE',
      state: '',
      shops: [de, dk],
      shopCode: 'dk',
      language: 'da-dk',
    })
  })

  it('LOC-39 takes the default shop of the country, else the first, else none', () => {
    expect(chooseCountry(choice, 'DE', [uk, de], 'dk')).toMatchObject({ shopCode: 'de', language: 'de-de' })
    expect(chooseCountry(choice, 'GB', [uk], 'dk')).toMatchObject({ shopCode: 'uk', language: 'en-gb' })
    expect(chooseCountry(choice, 'XX', [], 'dk')).toMatchObject({ shopCode: '', language: '' })
  })

  it('LOC-40 brings the default language of a shop', () => {
    const among = { ...choice, shops: [dk, de] }
    expect(chooseShopOf(among, 'de')).toEqual({ ...among, shopCode: 'de', language: 'de-de' })
    expect(chooseShopOf(among, 'nowhere')).toBe(among)
  })

  it('LOC-42 LOC-43 asks a signed-in person before another country or shop, never before a language alone', () => {
    const at = { treatmentCountry: 'DK', shopCode: 'dk' }
    const asks = (country: string, shopCode: string, isSignedIn = true) =>
      needsConfirmation({ country, shopCode }, at, isSignedIn)
    expect([asks('DE', 'dk'), asks('DK', 'de'), asks('', 'dk')]).toEqual([true, true, true])
    expect(asks('DK', 'dk')).toBe(false)
    expect(asks('DE', 'de', false)).toBe(false)
    expect(losesBasket({ country: '', shopCode: 'dk' }, { treatmentCountry: null, shopCode: 'dk' })).toBe(
      false,
    )
  })

  it('LOC-45 can save nothing without a shop that is served', () => {
    expect(canSave(choice)).toBe(true)
    expect(canSave({ ...choice, shops: [] })).toBe(false)
    expect(canSave({ ...choice, shopCode: 'de' })).toBe(false)
  })
})
