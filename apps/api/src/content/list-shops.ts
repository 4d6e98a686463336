import { nameLocale } from '@kindred/content/config/locales.ts'
import type { CountryReference, Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import type { Country, Shop } from '@kindred/contracts/location'
import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import { buildPath } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'

/** A shop as visitors read it (LOC-03, LOC-04, LOC-06), its address in the given language or its own. */
export function toShop(shop: ShopReference, locale?: Locale): Shop {
  const language = locale ?? defaultLanguage(shop)
  return {
    title: shop.title,
    url: buildPath({ area: 'shop', locale: language, shopCode: shop.code, visitorType: 'private', rest: [] }),
    shopName: shop.shopName,
    shopDisplayName: shop.displayName,
    pageGuid: null,
    shopCode: shop.code,
    legalDepartmentId: shop.legalDepartmentId,
    legalDepartmentGuid: shop.id,
    legalDepartmentShortCode: shop.code,
    shopCurrency: shop.currency,
    isDefaultShop: shop.isDefault,
    languages: shop.languages.map(({ locale, isDefault }) => ({
      language: locale,
      languageName: nameLocale(locale),
      isDefaultLanguage: isDefault,
    })),
    settings: {
      geneticMatchingSettings: { isGeneticMatchingEnabled: shop.isGeneticMatchingEnabled },
      faceMatchingSettings: { isFaceMatchingEnabled: shop.isFaceMatchingEnabled },
      enableChooseTcLater: shop.enableChooseTcLater,
    },
  }
}

/** A country as visitors read it on a day (LOC-01), named in their language. */
export function toCountry(country: CountryReference, today: CalendarDate, locale: Locale = 'en-GB'): Country {
  const { standards, regime } = readCountryRule(country, { today })
  return {
    id: country.id,
    code: country.code,
    name: new Intl.DisplayNames(locale, { type: 'region' }).of(country.code) ?? country.code,
    standards: standards.includes('eu') ? 'eu' : 'us',
    donorAnonymity: regime,
    states: country.states,
  }
}

/** All countries in the order of their names. Those that no shop serves are left out: nobody could be served there. */
export function listCountries(reference: Reference, now: Date, locale: Locale = 'en-GB'): Country[] {
  const today = readShopDay(findDefaultShop(reference), now)
  return [...reference.countries.values()]
    .filter((country) => country.shopCodes.length > 0)
    .map((country) => toCountry(country, today, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** The shop that stands in where none is named. */
export function findDefaultShop({ shops }: Reference): ShopReference {
  const all = [...shops.values()]
  const shop = all.find((one) => one.isDefault) ?? all[0]
  if (!shop) throw new Error('There is no open shop in the master data.')
  return shop
}

/** LOC-62: the shops that serve a country, its default one first and flagged. */
export function listShopsOfCountry(reference: Reference, country: string, locale?: Locale): Shop[] {
  const codes = reference.countries.get(country)?.shopCodes ?? []
  return codes.flatMap((code, index) => {
    const shop = reference.shops.get(code)
    if (!shop) return []
    const speaks = locale && shop.languages.some((language) => language.locale === locale)
    return [{ ...toShop(shop, speaks ? locale : undefined), isDefaultShop: index === 0 }]
  })
}

/** LOC-63 */
export function defaultLanguage(shop: ShopReference): Locale {
  const language = shop.languages.find(({ isDefault }) => isDefault) ?? shop.languages[0]
  return (language?.locale ?? 'en-GB') as Locale
}
