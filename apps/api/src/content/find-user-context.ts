import type { Reference } from '@kindred/content/reference/reference.ts'
import type { UserContext } from '@kindred/contracts/location'
import { matchBrowserLocale } from '@kindred/domain/location/match-locale'
import { findLocation } from './find-location.ts'

/** LOC-14, LOC-15: what can be told about a visitor from the request alone. */
export function findUserContext(
  reference: Reference,
  request: {
    countryOverride: string | null
    ipCountry: string | null
    acceptLanguage: string | null
    ip: string | null
  },
): UserContext {
  const read = (code: string | null) =>
    code && reference.countries.has(code.toUpperCase()) ? code.toUpperCase() : null
  const country = read(request.countryOverride) ?? read(request.ipCountry)
  const language = matchBrowserLocale(request.acceptLanguage)
  const location = findLocation(reference, {
    countryCode: country ?? undefined,
    languageName: language ?? undefined,
  })
  return {
    country: location.country?.code ?? null,
    language: location.language,
    defaultPageUrl: location.defaultPageUrl,
    detectedIpAddress: request.ip,
    countryFromIp: read(request.ipCountry),
    countryFromCF: read(request.ipCountry),
    robotsText: location.robotsText,
  }
}
