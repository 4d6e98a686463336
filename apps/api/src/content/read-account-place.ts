import type { Principal } from '@kindred/contracts/principal'
import { matchLocale } from '@kindred/domain/location/match-locale'
import type { ProfessionalAccount, UserLocation } from '@kindred/domain/location/resolve-context'
import { readUserSettings } from '../accounts/settings.ts'
import type { Services } from '../services.ts'

export type AccountPlace = { user: UserLocation | null; professional: ProfessionalAccount | null }

/** What the account of a signed-in customer says of where they are (LOC-17 to LOC-19); of a clinic, its own country and shops (LOC-31, LOC-32). */
export async function readAccountPlace(principal: Principal, services: Services): Promise<AccountPlace> {
  if (principal.kind !== 'customer') return { user: null, professional: null }
  const settings = await readUserSettings(principal.customerId, services)
  const user: UserLocation = {
    clientType: principal.clientType,
    shopCode: settings?.shopCode ?? null,
    country: settings?.treatmentCountryCode ?? null,
    language: matchLocale(settings?.defaultLanguage ?? ''),
  }
  if (principal.clientType !== 'professional') return { user, professional: null }
  const { countries } = services.reference()
  const own = [...countries.values()].find(({ id }) => id === settings?.residentCountryGuid)
  const country = own ?? countries.get(user.country ?? '')
  if (!country) return { user, professional: null }
  const countryShops = country.shopCodes.map((shopCode, index) => ({ shopCode, isDefaultShop: index === 0 }))
  return { user, professional: { country: country.code, shopCode: user.shopCode, countryShops } }
}
