import {
  type ClientType,
  clientTypes,
  isOneOf,
  type Locale,
  type SiteArea,
  shopCodes,
} from '../vocabulary.ts'
import { matchLocale } from './match-locale.ts'

/** A place of the site, one shape per area (RTE-19). `rest` are the segments after the fixed ones, still escaped. */
export type SitePlace =
  | {
      readonly area: 'shop'
      readonly locale: Locale
      readonly shopCode: string
      readonly visitorType: ClientType
      readonly rest: readonly string[]
    }
  | {
      readonly area: 'donationCountry'
      readonly locale: Locale
      /** ISO 3166 alpha-2, capitals. */
      readonly donationCountry: string
      readonly rest: readonly string[]
    }
  | { readonly area: 'account' | 'other'; readonly locale: Locale; readonly rest: readonly string[] }

export type PathOptions = {
  /** Shops that are open; others are unknown. */
  readonly shopCodes?: readonly string[]
  /** Languages of each shop, which a two-letter locale is read with. */
  readonly shopLanguages?: Readonly<Record<string, readonly Locale[]>>
}

/**
 * Reads a pathname (RTE-07 to RTE-10, RTE-19): `/{locale}/{shop}-shop/{private|professional}/…`,
 * `/{locale}/{country}-donor/…`, `/{locale}/account/…` or another page of a locale. An unknown locale, shop or visitor
 * type is null, never a guess; the caller answers 404. A query or fragment is ignored.
 */
export function parsePath(path: string, options: PathOptions = {}): SitePlace | null {
  const segments = splitPath(path)
  const [first, second, third] = segments ?? []
  if (!segments || first === undefined) return null

  const shop = /^([a-z]+)-shop$/.exec(second ?? '')?.[1]
  const offered = shop === undefined ? undefined : options.shopLanguages?.[shop]
  const locale = matchLocale(first, first.length === 2 ? offered : undefined)
  if (!locale) return null

  if (second === undefined) return { area: 'other', locale, rest: [] }
  if (second === 'account') return { area: 'account', locale, rest: segments.slice(2) }
  if (second.endsWith('-shop')) {
    const isOpen = shop !== undefined && (options.shopCodes ?? shopCodes).includes(shop)
    if (!isOpen || !isOneOf(clientTypes, third)) return null
    return { area: 'shop', locale, shopCode: shop, visitorType: third, rest: segments.slice(3) }
  }
  if (second.endsWith('-donor')) {
    const country = /^([a-z]{2})-donor$/.exec(second)?.[1]
    if (country === undefined) return null
    return {
      area: 'donationCountry',
      locale,
      donationCountry: country.toUpperCase(),
      rest: segments.slice(2),
    }
  }
  return { area: 'other', locale, rest: segments.slice(1) }
}

/** The canonical path of a place: lower-case locale, a slash at the end. The reverse of `parsePath`. */
export function buildPath(place: SitePlace): string {
  const locale = place.locale.toLowerCase()
  const head =
    place.area === 'shop'
      ? [locale, `${place.shopCode}-shop`, place.visitorType]
      : place.area === 'donationCountry'
        ? [locale, `${place.donationCountry.toLowerCase()}-donor`]
        : place.area === 'account'
          ? [locale, 'account']
          : [locale]
  return `/${[...head, ...place.rest].join('/')}/`
}

/** The site area of any path by its second segment alone (RTE-09, RTE-10, RTE-19), known or not. */
export function classifyArea(path: string): SiteArea {
  if (/^\/donor\/?$/.test(path)) return 'donationCountry'
  const second = path.split(/[?#]/, 1)[0]?.split('/')[2] ?? ''
  if (second.endsWith('-shop')) return 'shop'
  if (second.endsWith('-donor')) return 'donationCountry'
  return second === 'account' ? 'account' : 'other'
}

/** The path segment of a locale: `en-GB` is `en-gb`. */
export function printLocale(locale: Locale): string {
  return locale.toLowerCase()
}

/** RTE-04, RTE-05, RTE-03, RTE-06 */
export const defaultPageUrl = '/en-gb/dk-shop/private/'
export const defaultAccountPageUrl = '/en-gb/account/'
export const defaultDonationAreaUrl = '/donor'
export const fallbackUrl = '/'

/** The segments of a path, or null when it holds one that could mean another place. */
function splitPath(path: string): string[] | null {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  if (!pathname.startsWith('/')) return null
  const segments = pathname.slice(1).replace(/\/$/, '').split('/')
  const isSafe = segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  return isSafe && !/[\\\s]|%2f|%5c|%00/i.test(pathname) ? segments : null
}
