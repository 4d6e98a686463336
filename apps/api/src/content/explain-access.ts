import type { CountryReference, ShopReference } from '@kindred/content/reference/reference.ts'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { readCountryRule } from '@kindred/domain/law/read-country-rule'
import { explainShopAccess, type ShopAccess } from '@kindred/domain/location/allowed-to-shop'
import type { DonorKind } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { listShopStandards } from '../stock/list-shop-standards.ts'

/** LOC-64: whether customers of a treatment country (and state) may buy in a shop today, all or one kind of donor. */
export async function explainAccess(
  { pool, now }: Pick<Services, 'pool' | 'now'>,
  country: CountryReference,
  shop: ShopReference,
  asked: { state?: string; donorKind?: DonorKind },
): Promise<ShopAccess> {
  const access = explainShopAccess({
    country: readCountryRule(country, { today: readShopDay(shop, now()), stateCode: asked.state }),
    soldIn: country.shopCodes,
    shop: {
      shopCode: shop.code,
      countryCode: shop.address.country,
      standards: await listShopStandards(pool, shop.code),
    },
  })
  const isKindAllowed = asked.donorKind === undefined || access.donorKinds.includes(asked.donorKind)
  return { ...access, isAllowed: access.isAllowed && isKindAllowed }
}
