import { parsePath } from '@kindred/domain/location/path'

/** Where in a shop a page stands; pages outside of shops take the default one’s menus. */
export function readPlace(path: string) {
  const place = parsePath(path)
  const shop = place?.area === 'shop' ? place : null
  return {
    locale: (place?.locale ?? 'en-GB').toLowerCase(),
    shopCode: shop?.shopCode ?? 'dk',
    visitorType: shop?.visitorType ?? ('private' as const),
    path,
  }
}
