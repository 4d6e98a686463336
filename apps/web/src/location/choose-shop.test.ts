import { describe, expect, it } from 'vitest'
import { chooseShop } from './choose-shop.ts'

const shop = (value: string, isDefault = false) => ({ value, isDefault })

describe('chooseShop', () => {
  it('LOC-39 keeps the shop at hand, else takes the default one, else the first', () => {
    expect(chooseShop([shop('dk', true), shop('de')], 'de')?.value).toBe('de')
    expect(chooseShop([shop('de'), shop('dk', true)], 'usa')?.value).toBe('dk')
    expect(chooseShop([shop('de'), shop('uk')], 'usa')?.value).toBe('de')
  })

  it('LOC-45 chooses none where no shop serves the country', () => {
    expect(chooseShop([], 'dk')).toBeNull()
  })
})
