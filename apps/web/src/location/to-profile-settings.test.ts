import { userSettingsBodySchema } from '@kindred/contracts/accounts'
import type { Location } from '@kindred/contracts/location'
import { expect, it } from 'vitest'
import { toProfileSettings } from './to-profile-settings.ts'

const shop = { legalDepartmentGuid: 'e9ce910d-56bd-5741-97f0-dd2c5613ca0f' } as Location['shop']
const country = { id: '635175e1-bf1b-50d2-abdb-0111041375fc' } as Location['country']

it('LOC-44 names country, shop and language, and leaves the rest of the profile alone', () => {
  const settings = toProfileSettings({ shop, country, language: 'da-DK' })
  expect(settings).toEqual({
    defaultLanguage: 'da-DK',
    treatmentCountryGuid: '635175e1-bf1b-50d2-abdb-0111041375fc',
    residentCountryGuid: null,
    legalDepartmentGuid: 'e9ce910d-56bd-5741-97f0-dd2c5613ca0f',
  })
  expect(userSettingsBodySchema.safeParse(settings).success).toBe(true)
})

it('LOC-55 keeps no country while it is chosen later', () => {
  expect(toProfileSettings({ shop, country: null, language: 'en-GB' }).treatmentCountryGuid).toBeNull()
})
