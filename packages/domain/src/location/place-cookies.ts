import { chooseLaterKey, printChooseLaterFlag } from './choose-later.ts'
import { locationCookieDays, locationCookieName } from './read-location-cookie.ts'

/** What was saved, as the location call answers it, and what was chosen with it. */
export type SavedPlace = {
  readonly robotsText: string
  readonly language: string
  /** Null: chosen later. */
  readonly country: { readonly code: string; readonly states: readonly { readonly code: string }[] } | null
  readonly shop: { readonly shopCode: string; readonly shopName: string }
  readonly defaultPageUrl: string
  readonly accountPageUrl: string
  readonly donationType: string
}

/**
 * The two cookies of a saved place (LOC-10, LOC-11, LOC-57). Only what is valid ever reaches them; they are read as
 * carefully all the same (`readLocationCookie`).
 *
 * @param chosen `treatmentState` counts in its own country only: a form may still carry one of the country chosen before
 */
export function printPlaceCookies(
  place: SavedPlace,
  chosen: { readonly treatmentState?: string; readonly customerType: 'private' | 'professional' },
): { name: string; value: string }[] {
  const { language, country, shop } = place
  const isItsState = country?.states.some(({ code }) => code === chosen.treatmentState)
  const settings = {
    robotsText: place.robotsText,
    language,
    country: country?.code ?? null,
    treatmentState: (isItsState && chosen.treatmentState) || '',
    shopLanguage: language,
    shopCode: shop.shopCode,
    shop: shop.shopName,
    customerType: chosen.customerType,
    defaultPageUrl: place.defaultPageUrl,
    accountPageUrl: place.accountPageUrl,
    donationType: place.donationType,
    isRedirectFromLandingPage: false,
  }
  return [
    { name: locationCookieName, value: JSON.stringify(settings) },
    { name: chooseLaterKey, value: printChooseLaterFlag(country === null) },
  ]
}

/** How a browser keeps them: 30 days, for the whole site, not along with the requests of others, over https where we are. */
export function placeCookieOptions(isHttps: boolean) {
  return { path: '/', maxAge: locationCookieDays * 24 * 60 * 60, sameSite: 'lax' as const, secure: isHttps }
}
