import 'server-only'
import type { Navigation } from '@kindred/contracts/content'
import type { ClientType } from '@kindred/domain/vocabulary'
import { cache } from 'react'
import { callPublic } from './call-api.ts'

export type ShopPlace = { locale: string; shopCode: string; visitorType: ClientType; path: string }

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

/**
 * Under which path the donors of a search page have theirs: right below the page, or where the profile page of this shop
 * stands when that is a place of its own.
 */
export async function findDonorPath(place: ShopPlace, searchPath: string): Promise<string> {
  const { pagesByKind } = await readNavigation(place)
  const profile = pagesByKind.DonorProfilePage
  if (!profile) return searchPath
  const isBelowOther = [pagesByKind.SearchSpermDonorPage, pagesByKind.SearchEggDonorPage].some(
    (search) => search && search !== searchPath && profile.startsWith(search),
  )
  return isBelowOther ? searchPath : profile
}
