import type { Reference } from '@kindred/content/reference/reference.ts'
import type { UserContext } from '@kindred/contracts/location'
import type { LocationContext } from '@kindred/domain/location/resolve-context'
import { decideLocation, type VisitorFacts } from './decide-location.ts'

/**
 * LOC-14, LOC-15: where a visitor is, from all that is known of them. A country named in the header counts before every
 * other (the page was made for it); the country of the network counts only where we serve it.
 */
export function findUserContext(
  reference: Reference,
  facts: VisitorFacts & {
    countryOverride: string | null
    countryFromIp: string | null
    countryFromCF: string | null
  },
  now: Date,
): { answer: UserContext; context: LocationContext } {
  const read = (code: string | null) =>
    code && reference.countries.has(code.toUpperCase()) ? code.toUpperCase() : null
  const { context, location } = decideLocation(reference, facts, now)
  return {
    context,
    answer: {
      country:
        read(facts.countryOverride) ?? (context.country === null ? null : (location.country?.code ?? null)),
      language: location.language,
      defaultPageUrl: location.defaultPageUrl,
      detectedIpAddress: facts.ip,
      countryFromIp: read(facts.countryFromIp),
      countryFromCF: read(facts.countryFromCF),
      robotsText: location.robotsText,
    },
  }
}
