'use server'

import type { SavedLocation } from '@kindred/contracts/location'
import { CallError } from '@kindred/contracts/request'
import { parsePath } from '@kindred/domain/location/path'
import { printPlaceCookies } from '@kindred/domain/location/place-cookies'
import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import { redirect } from 'next/navigation'
import { getSession } from '../identity/get-session.ts'
import { readLocale } from '../layouts/read-locale.ts'
import { callPersonal, readRequest } from '../server/call-api.ts'
import { losesBasket, needsConfirmation } from './country-choice.ts'
import { keepPlace } from './keep-place.ts'
import { toProfileSettings } from './to-profile-settings.ts'

/** Saves the country settings of the plain page, with the same rules as the panel; then on to the page it came from. */
export async function savePlainPlace(form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [country, shopCode, language] = [text('country'), text('shop'), text('language')]
  const from = safeReturnPath(text('from'))
  const back = (more: Record<string, string>) =>
    `/${readLocale(text('locale'))}/country-settings/?${new URLSearchParams({ from, country, shop: shopCode, ...more })}`
  const user = await getSession()
  const { treatmentCountry } = await readRequest()
  const place = parsePath(from)
  const at = { treatmentCountry, shopCode: place?.area === 'shop' ? place.shopCode : 'dk' }
  if (!form.has('confirmed') && needsConfirmation({ country, shopCode }, at, user !== null))
    redirect(back({ confirm: '1', language, state: text('state') }))
  const next = await save()
  redirect(next ?? back({ failed: '1' }))

  async function save(): Promise<string | null> {
    const call = callPersonal(shopCode)
    const state = text('state')
    const customerType = text('visitorType') === 'professional' ? 'professional' : 'private'
    try {
      const location = await call<SavedLocation>('/api/cms/settings/location', {
        method: 'POST',
        body: {
          countryCode: country || null,
          ...(state ? { state } : {}),
          shopCode,
          languageName: language,
          customerType,
          path: from,
        },
      })
      if (user) {
        const body = toProfileSettings(location)
        await call(`/api/users/${user.username}/settings`, { method: 'PUT', body })
        if (losesBasket({ country, shopCode }, at))
          await call('/api/commerce/basket/deletecartsforuser', { method: 'POST' })
      }
      await keepPlace(printPlaceCookies(location, { treatmentState: state, customerType }))
      return location.pageUrl || location.defaultPageUrl || '/'
    } catch (error) {
      if (!(error instanceof CallError)) console.error(JSON.stringify({ level: 'error', code: 'save-place' }))
      return null
    }
  }
}
