import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Location, LocationSave } from '@kindred/contracts/location'
import { chooseLaterKey, printChooseLaterFlag } from '@kindred/domain/location/choose-later'
import { locationCookieName } from '@kindred/domain/location/read-location-cookie'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { findLocation } from './find-location.ts'

type Saved = { location: Location; cookies: { name: string; value: string }[] }

/**
 * What a visitor chose, checked against the master data, and the cookies that keep it (LOC-10, LOC-11, LOC-44, LOC-57).
 * Only what is valid ever reaches the cookie; it is read as carefully all the same.
 */
export function saveLocation(reference: Reference, choice: LocationSave): Result<Saved> {
  const shop = reference.shops.get(choice.shopCode)
  if (!shop) return refuse('unknown-shop', 'There is no such shop.', { field: 'shopCode' })
  const country = choice.countryCode ? reference.countries.get(choice.countryCode) : null
  if (country === undefined)
    return refuse('unknown-country', 'There is no such country.', { field: 'countryCode' })
  if (country && country.shopCodes.length > 0 && !country.shopCodes.includes(shop.code))
    return refuse('shop-does-not-serve-country', 'This shop does not serve that country.', {
      field: 'shopCode',
    })
  if (!country && (!shop.enableChooseTcLater || choice.customerType === 'professional'))
    return refuse('country-required', 'This shop needs a country of treatment.', { field: 'countryCode' })
  const customerType = choice.customerType ?? 'private'
  const location = findLocation(reference, {
    ...(country ? { countryCode: country.code } : {}),
    shopCode: shop.code,
    languageName: choice.languageName,
    customerType,
  })
  // The form may still carry a state of the country chosen before.
  const isItsState = country?.states.some(({ code }) => code === choice.state)
  const settings = {
    robotsText: location.robotsText,
    language: location.language,
    country: country?.code ?? null,
    treatmentState: (isItsState && choice.state) || '',
    shopLanguage: location.language,
    shopCode: shop.code,
    shop: location.shop.shopName,
    customerType,
    defaultPageUrl: location.defaultPageUrl,
    accountPageUrl: location.accountPageUrl,
    donationType: location.donationType,
    isRedirectFromLandingPage: false,
  }
  return ok({
    location: country ? location : { ...location, country: null },
    cookies: [
      { name: locationCookieName, value: JSON.stringify(settings) },
      { name: chooseLaterKey, value: printChooseLaterFlag(country === null) },
    ],
  })
}
