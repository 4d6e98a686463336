import type { Reference } from '@kindred/content/reference/reference.ts'
import type { Location, LocationSave } from '@kindred/contracts/location'
import { printPlaceCookies } from '@kindred/domain/location/place-cookies'
import { ok, type Result, refuse } from '@kindred/domain/result'
import { findLocation } from './find-location.ts'

type Saved = { location: Location; cookies: { name: string; value: string }[] }

/**
 * What a visitor chose, checked against the master data, and the cookies that keep it (LOC-10, LOC-11, LOC-44, LOC-57).
 */
export function saveLocation(reference: Reference, choice: LocationSave, now: Date): Result<Saved> {
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
  const location = findLocation(
    reference,
    {
      ...(country ? { countryCode: country.code } : {}),
      shopCode: shop.code,
      languageName: choice.languageName,
      customerType,
    },
    now,
  )
  const saved = { ...location, country: country ? location.country : null }
  return ok({
    location: saved,
    cookies: printPlaceCookies(saved, { treatmentState: choice.state, customerType }),
  })
}
