import type { LocationSave, SavedLocation } from '@kindred/contracts/location'
import { toProfileSettings } from '../layouts/to-profile-settings.ts'
import { callShop } from './call-shop.ts'
import { readSession } from './session.ts'

/**
 * Keeps where the visitor is treated and shops (LOC-44, LOC-46): in the cookie for everybody, in the profile for those who
 * are signed in. A basket made under other rules is emptied, as the person has confirmed.
 *
 * @returns the page to go on with: the same one where it exists there, else the start page, else the root of the site
 * @throws CallError where one of the two could not be kept (LOC-47)
 */
export async function savePlace(
  place: LocationSave,
  { losesBasket }: { losesBasket: boolean },
): Promise<string> {
  const call = callShop(place.shopCode)
  const person = await readSession()
  const location = await call<SavedLocation>('/api/cms/settings/location', {
    method: 'POST',
    body: { ...place, path: window.location.pathname },
  })
  if (person) {
    const body = toProfileSettings(location)
    await call(`/api/users/${person.username}/settings`, { method: 'PUT', body })
    if (losesBasket) await call('/api/commerce/basket/deletecartsforuser', { method: 'POST' })
  }
  return location.pageUrl || location.defaultPageUrl || '/'
}
