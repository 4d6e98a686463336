import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { locationCookieName } from '@kindred/domain/location/read-location-cookie'
import type { LocationContext } from '@kindred/domain/location/resolve-context'
import type { FastifyRequest } from 'fastify'
import { saveUserSettings } from '../accounts/settings.ts'
import type { Services } from '../services.ts'

/**
 * LOC-25: a private customer who came from the landing page takes its treatment country and language along into the
 * settings. In the background: where it fails, the reason is logged and the visit goes on.
 *
 * @returns whether it was saved, so that the mark in the cookie can go
 */
export async function keepLandingPlace(
  principal: CustomerPrincipal,
  context: LocationContext,
  services: Services,
): Promise<boolean> {
  const { shops, countries } = services.reference()
  const country = context.country === null ? undefined : countries.get(context.country)
  const byDefault = [...shops.values()].find(({ isDefault }) => isDefault)
  const shop = shops.get(context.shopCode ?? '') ?? shops.get(country?.shopCodes[0] ?? '') ?? byDefault
  if (!shop) return false
  const language = context.language ?? shop.languages.find(({ isDefault }) => isDefault)?.locale ?? 'en-GB'
  const saved = await saveUserSettings(
    principal,
    {
      defaultLanguage: language,
      treatmentCountryGuid: country?.id ?? null,
      residentCountryGuid: null,
      legalDepartmentGuid: shop.id,
    },
    services,
  )
  if (!saved.ok)
    services.log.warn(
      { code: saved.error.code },
      'the place of the landing page could not be saved to the account',
    )
  return saved.ok
}

/** The same settings once they are the account's: the next pages decide by their own order again. */
export function withoutLandingMark(request: Pick<FastifyRequest, 'cookies'>) {
  const value = JSON.parse(request.cookies[locationCookieName] ?? '{}')
  return [{ name: locationCookieName, value: JSON.stringify({ ...value, isRedirectFromLandingPage: false }) }]
}
