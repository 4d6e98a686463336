import 'server-only'
import type { Navigation } from '@kindred/contracts/content'
import { cache } from 'react'
import { callPublic } from './call-api.ts'

export type ShopPlace = { locale: string; shopCode: string; visitorType: string; path: string }

/** Menus, footer and addresses of a place in a shop; asked once a request. */
export const readNavigation = (place: ShopPlace): Promise<Navigation> =>
  readOnce(place.locale, place.shopCode, place.visitorType, place.path)

const readOnce = cache((locale: string, shopCode: string, visitorType: string, path: string) =>
  callPublic(shopCode)<Navigation>(`/api/cms/${shopCode}-shop/${locale}/${visitorType}/navigation`, {
    query: { path },
  }),
)

/** Where the page of a kind stands in this shop and language (slugs are translated), or null when there is none. */
export async function findKindPath(place: ShopPlace, kind: string): Promise<string | null> {
  return (await readNavigation(place)).pagesByKind[kind] ?? null
}
