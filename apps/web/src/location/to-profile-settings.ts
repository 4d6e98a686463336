import type { Country, Shop } from '@kindred/contracts/location'

/**
 * A saved location as the settings of a signed-in customer (LOC-44). Where they live and the clinic they last used are
 * not chosen with it: null and absent leave them as they are.
 */
export function toProfileSettings({
  country,
  shop,
  language,
}: {
  country: Pick<Country, 'id'> | null
  shop: Pick<Shop, 'legalDepartmentGuid'>
  language: string
}) {
  return {
    defaultLanguage: language,
    treatmentCountryGuid: country?.id ?? null,
    residentCountryGuid: null,
    legalDepartmentGuid: shop.legalDepartmentGuid,
  }
}
