import { chooseShop } from './choose-shop.ts'
import type { PanelShop } from './panel-shop.ts'

/** What the country settings show and save. An empty country is chosen later. */
export type CountryChoice = {
  country: string
  state: string
  shopCode: string
  /** Path segment, such as `da-dk`; empty without a shop. */
  language: string
  shops: readonly PanelShop[]
}

/**
 * LOC-39: a country brings its shops: the shop at hand where it serves the country, else the default one, else the first.
 * Where the shop stays, so does the language.
 */
export function chooseCountry(
  choice: CountryChoice,
  country: string,
  shops: readonly PanelShop[],
  homeShop: string,
): CountryChoice {
  const shop = chooseShop(shops, choice.shopCode || homeShop)
  const stays = shop?.languages.some(({ value }) => value === choice.language)
  const isSame = shop !== null && shop.value === choice.shopCode && stays
  return {
    country,
    state: '',
    shops,
    shopCode: shop?.value ?? '',
    language: isSame ? choice.language : (shop?.defaultLanguage ?? ''),
  }
}

/** LOC-40: a shop brings its default language. */
export function chooseShopOf(choice: CountryChoice, shopCode: string): CountryChoice {
  const shop = choice.shops.find(({ value }) => value === shopCode)
  return shop ? { ...choice, shopCode, language: shop.defaultLanguage } : choice
}

/** LOC-42, LOC-43: a signed-in person confirms another country or shop, since the basket is lost; a language alone is free. */
export function needsConfirmation(
  choice: Pick<CountryChoice, 'country' | 'shopCode'>,
  at: { treatmentCountry: string | null; shopCode: string },
  isSignedIn: boolean,
): boolean {
  return isSignedIn && losesBasket(choice, at)
}

export function losesBasket(
  choice: Pick<CountryChoice, 'country' | 'shopCode'>,
  at: { treatmentCountry: string | null; shopCode: string },
): boolean {
  return choice.country !== (at.treatmentCountry ?? '') || choice.shopCode !== at.shopCode
}

/** LOC-45: without shops nothing can be saved. */
export function canSave({ shops, shopCode }: CountryChoice): boolean {
  return shops.some(({ value }) => value === shopCode)
}
