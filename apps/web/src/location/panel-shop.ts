import type { Shop } from '@kindred/contracts/location'

/** A shop as the country settings show it. */
export type PanelShop = {
  value: string
  label: string
  isDefault: boolean
  canChooseLater: boolean
  /** Path segment, such as `da-dk`. */
  defaultLanguage: string
  languages: { value: string; label: string }[]
}

/** Languages are named in the language of the page, with their country only where a shop speaks two of one name. */
export function toPanelShop(shop: Shop, locale: string): PanelShop {
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' })
  const short = ({ language }: Shop['languages'][number]) => language.split('-')[0] ?? language
  const languages = shop.languages.map((one) => {
    const isAlone = shop.languages.filter((other) => short(other) === short(one)).length === 1
    const tag = isAlone ? short(one) : one.language
    return { value: one.language.toLowerCase(), label: names.of(tag) ?? one.languageName }
  })
  const isDefault = shop.languages.find(({ isDefaultLanguage }) => isDefaultLanguage) ?? shop.languages[0]
  return {
    value: shop.shopCode,
    label: `${shop.shopDisplayName}, ${shop.shopCurrency}`,
    isDefault: shop.isDefaultShop,
    canChooseLater: shop.settings.enableChooseTcLater,
    defaultLanguage: isDefault?.language.toLowerCase() ?? locale,
    languages,
  }
}
