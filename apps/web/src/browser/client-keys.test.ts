import { consentCookieName } from '@kindred/domain/consent/consent-categories'
import { chooseLaterKey, printChooseLaterFlag } from '@kindred/domain/location/choose-later'
import { locationCookieName } from '@kindred/domain/location/read-location-cookie'
import { expect, it } from 'vitest'
import { checkoutKey } from './checkout-session.ts'
import { loginKeys } from './login-memory.ts'

it('CONST-04 keeps with the browser under the names of the documents', () => {
  expect([loginKeys.lastPath, locationCookieName, checkoutKey, consentCookieName, chooseLaterKey]).toEqual([
    'Last_path',
    'Location_settings_data',
    'checkout_needs_updated_session',
    'CookieInformationConsent',
    'Choosing-Treatmentcountry-Later',
  ])
  expect([true, false].map(printChooseLaterFlag)).toEqual(['true', 'false'])
})
