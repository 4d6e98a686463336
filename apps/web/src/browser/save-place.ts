import type { LocationSave, SavedLocation } from '@kindred/contracts/location'
import { toProfileSettings } from '../location/to-profile-settings.ts'
import { callShop } from './call-shop.ts'
import { readSession } from './session.ts'

/**
 * Keeps where the visitor is treated and shops (LOC-44, LOC-46): in the cookie for everybody, in the profile for those who
 * are signed in. A basket made under other rules is emptied, as the person has confirmed.
 *
 * @returns the page to go on with, see `pageAfter`
 * @throws CallError where one of the two could not be kept (LOC-47)
 */
export async function savePlace(
  place: LocationSave,
  { losesBasket }: { losesBasket: boolean },
): Promise<string> {
  const person = await readSession()
  const location = await keepPlace(place)
  if (person) {
    const call = callShop(place.shopCode)
    const body = toProfileSettings(location)
    await call(`/api/users/${person.username}/settings`, { method: 'PUT', body })
    if (losesBasket) await call('/api/commerce/basket/deletecartsforuser', { method: 'POST' })
  }
  return pageAfter(location)
}

/** Looks the place up and keeps it in the cookie alone. */
export const keepPlace = (place: LocationSave): Promise<SavedLocation> =>
  callShop(place.shopCode)<SavedLocation>('/api/cms/settings/location', {
    method: 'POST',
    body: { ...place, path: window.location.pathname },
  })

/** The same page where it exists in the new shop and language, else the start page, else the root of the site. */
export const pageAfter = ({ pageUrl, defaultPageUrl }: SavedLocation): string =>
  pageUrl || defaultPageUrl || '/'
