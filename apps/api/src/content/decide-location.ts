import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Location } from '@kindred/contracts/location'
import { isCrawler } from '@kindred/domain/location/is-crawler'
import {
  type LocationContext,
  type LocationCookie,
  type ProfessionalAccount,
  resolveContext,
  type UserLocation,
} from '@kindred/domain/location/resolve-context'
import { findLocation } from './find-location.ts'
import { pathOptions } from './path-options.ts'

/** What a request tells of its visitor. */
export type VisitorFacts = {
  path: string
  cookie: LocationCookie | null
  /** Of the network, from a trusted proxy only; any letters. */
  ipCountry: string | null
  acceptLanguage: string | null
  userAgent: string | null
  ip: string | null
  user?: UserLocation | null
  professional?: ProfessionalAccount | null
}

/** Where a visitor is (LOC-16) and what the location lookup answers to it (LOC-12, LOC-23). */
export function decideLocation(
  reference: Reference,
  facts: VisitorFacts,
  now: Date,
): { context: LocationContext; location: Location } {
  const ipCountry = facts.ipCountry?.toUpperCase() ?? null
  const context = resolveContext({
    path: facts.path,
    cookie: facts.cookie,
    // A country of the network that we do not know says nothing.
    ipCountry: ipCountry !== null && reference.countries.has(ipCountry) ? ipCountry : null,
    acceptLanguage: facts.acceptLanguage,
    ip: facts.ip,
    user: facts.user ?? null,
    professional: facts.professional ?? null,
    isCrawler: isCrawler(facts.userAgent),
    ...pathOptions(reference),
  })
  return { context, location: findLocation(reference, toQuestion(context), now) }
}

/** LOC-12: everything that is decided; what is open stays out. */
export function toQuestion(context: LocationContext) {
  return {
    countryCode: context.country ?? undefined,
    languageName: context.language ?? undefined,
    shopCode: context.shopCode ?? undefined,
    customerType: context.customerType,
    donationCountry: context.donationCountry ?? undefined,
    donationType: context.donationType,
    ipAddress: context.ip ?? undefined,
  }
}
