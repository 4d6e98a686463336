import type { Reference, ShopReference } from '@kindred/content/reference/reference.ts'
import type { Location } from '@kindred/contracts/location'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { matchLocale } from '@kindred/domain/location/match-locale'
import { buildPath } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import { defaultLanguage, findDefaultShop, toCountry, toShop } from './list-shops.ts'

/** SEO-04: everything may be read by crawlers unless a shop says otherwise. */
export const robotsText = 'index, follow'

/** LOC-12: what is known of a visitor; what is unknown is left out. */
export type LocationQuestion = {
  countryCode?: string
  languageName?: string
  shopCode?: string
  customerType?: 'private' | 'professional' | 'anonymous'
  donationCountry?: string
  donationType?: string
}

/**
 * The location lookup (LOC-12, LOC-13): the shop asked for, else the country's own, else the default one; the language
 * asked for where the shop speaks it (or a sister of it), else the shop's; the country asked for where we know it,
 * else the shop's own. A country that no shop serves is answered as null, never replaced.
 */
export function findLocation(reference: Reference, question: LocationQuestion, now: Date): Location {
  const known = question.countryCode ? reference.countries.get(question.countryCode.toUpperCase()) : undefined
  const shop = chooseShop(reference, question.shopCode, known?.shopCodes ?? [])
  const locale = chooseLanguage(shop, question.languageName)
  const country = question.countryCode ? known : reference.countries.get(shop.defaultCountry)
  const visitorType = question.customerType === 'professional' ? 'professional' : 'private'
  return {
    robotsText,
    language: locale,
    country: country ? toCountry(country, readShopDay(shop, now), locale) : null,
    shop: toShop(shop, locale),
    defaultPageUrl: buildPath({ area: 'shop', locale, shopCode: shop.code, visitorType, rest: [] }),
    donationCountryCode: question.donationCountry?.toUpperCase() ?? null,
    donationCountryLanguage: question.donationCountry ? locale : null,
    // The donor area is not open yet: its default address stands in (RTE-03).
    donationCountry: question.donationCountry ? { defaultPageUrl: '/donor' } : null,
    donationType: question.donationType ?? 'sperm',
    accountPageUrl: buildPath({ area: 'account', locale, rest: [] }),
  }
}

function chooseShop(
  reference: Reference,
  asked: string | undefined,
  ofCountry: readonly string[],
): ShopReference {
  const codes = [asked?.replace(/-shop$/, ''), ...ofCountry]
  for (const code of codes) {
    const shop = code === undefined ? undefined : reference.shops.get(code)
    if (shop) return shop
  }
  return findDefaultShop(reference)
}

function chooseLanguage(shop: ShopReference, asked: string | undefined): Locale {
  const offered = shop.languages.map(({ locale }) => locale as Locale)
  if (!asked) return defaultLanguage(shop)
  return matchLocale(asked, offered) ?? matchLocale(asked.slice(0, 2), offered) ?? defaultLanguage(shop)
}
