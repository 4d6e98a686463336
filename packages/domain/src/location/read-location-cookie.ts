import { customerTypes, donationTypes, isOneOf, type Locale } from '../vocabulary.ts'
import { matchLocale } from './match-locale.ts'
import type { LocationCookie } from './resolve-context.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** LOC-11: the cookie of the location settings, and how long it is kept. */
export const locationCookieName = 'Location_settings_data'
export const locationCookieDays = 30

/** What is served at present: a cookie that names anything else is not ours any more. */
export type KnownPlaces = {
  readonly shopCodes: readonly string[]
  /** States by country, ISO 3166 alpha-2; the keys are all countries we know. */
  readonly statesByCountry: Readonly<Record<string, readonly string[]>>
}

export type CookieReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'valid'; readonly cookie: LocationCookie }
  | { readonly kind: 'invalid'; readonly fault: string }

/** Browsers keep no longer ones. */
const maximalLength = 4096

/**
 * Reads the location cookie (LOC-10). It lies with the visitor, so every value is checked against what exists; one that is
 * cut, forged or names what is no more is invalid as a whole, and the caller logs it and deletes it (LOC-27). Names we do
 * not know, as of another version, are passed over. `fault` names the field and holds nothing of the visitor's.
 *
 * @param value as it came, still percent-encoded or not
 */
export function readLocationCookie(value: string | null | undefined, known: KnownPlaces): CookieReading {
  if (!value) return { kind: 'none' }
  const fields = parseObject(value)
  if (!fields) return { kind: 'invalid', fault: 'unreadable' }
  let fault: string | null = null
  /** The text of a field as `accept` reads it; null where it is absent or empty. */
  const read = <T>(name: string, accept: (text: string) => T | null): T | null => {
    const raw = name === 'country' ? codeOf(fields[name]) : fields[name]
    if (raw === undefined || raw === null || raw === '') return null
    const accepted = typeof raw === 'string' ? accept(raw) : null
    if (accepted === null) fault ??= name
    return accepted
  }
  const country = read('country', (text) => knownCountry(text, known))
  const states = country === null ? [] : (known.statesByCountry[country] ?? [])
  const landing = fields.isRedirectFromLandingPage
  if (landing !== undefined && landing !== null && typeof landing !== 'boolean')
    fault ??= 'isRedirectFromLandingPage'
  for (const name of ['defaultPageUrl', 'accountPageUrl', 'donationAreaUrl']) read(name, pathWithin)
  const language = read('language', localeOf)
  const cookie: LocationCookie = {
    shopCode: read('shopCode', (text) => (known.shopCodes.includes(text) ? text : null)),
    country,
    treatmentState: read('treatmentState', (text) => (states.includes(text) ? text : null)),
    language: read('shopLanguage', localeOf) ?? language,
    customerType: read('customerType', (text) => (isOneOf(customerTypes, text) ? text : null)),
    donationCountry: read('donationCountry', (text) =>
      /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null,
    ),
    donationLanguage: read('donationLanguage', localeOf),
    donationType: read('donationType', (text) => (isOneOf(donationTypes, text) ? text : null)),
    isRedirectFromLandingPage: landing === true,
  }
  return fault === null ? { kind: 'valid', cookie } : { kind: 'invalid', fault }
}

function parseObject(value: string): Record<string, unknown> | null {
  if (value.length > maximalLength) return null
  try {
    const data: unknown = JSON.parse(/^%7B/i.test(value) ? decodeURIComponent(value) : value)
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? (data as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** A country stands there by its code, or whole as the lookup answers it. */
function codeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? ((value as { code?: unknown }).code ?? 0) : value
}

function knownCountry(text: string, { statesByCountry }: KnownPlaces): string | null {
  const code = text.toUpperCase()
  return Object.hasOwn(statesByCountry, code) ? code : null
}

const localeOf = (text: string): Locale | null => matchLocale(text)

const pathWithin = (text: string): string | null => (safeReturnPath(text) === text ? text : null)
