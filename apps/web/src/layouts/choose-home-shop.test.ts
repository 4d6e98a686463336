import type { Shop } from '@kindred/contracts/location'
import { describe, expect, it } from 'vitest'
import { chooseHomeShop } from './choose-home-shop.ts'

const makeShop = (shopCode: string, isDefaultShop: boolean, ...languages: string[]) =>
  ({ shopCode, isDefaultShop, languages: languages.map((language) => ({ language })) }) as unknown as Shop

const shops = [
  makeShop('usa', false, 'en-US'),
  makeShop('dk', true, 'en-GB', 'da-DK'),
  makeShop('de', false, 'de-DE', 'da-DK'),
]

describe('chooseHomeShop', () => {
  it('takes the default shop where it speaks the language', () => {
    expect(chooseHomeShop(shops, 'da-dk')).toBe('dk')
  })

  it('takes another one for a language of its own', () => {
    expect(chooseHomeShop(shops, 'en-us')).toBe('usa')
    expect(chooseHomeShop(shops, 'de-de')).toBe('de')
  })

  it('takes the default shop for a language that none speaks', () => {
    expect(chooseHomeShop(shops, 'el-gr')).toBe('dk')
  })
})
