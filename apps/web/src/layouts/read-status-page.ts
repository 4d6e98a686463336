import 'server-only'
import { type Page, pageSchema } from '@kindred/contracts/content'
import { callPublic } from '../server/call-api.ts'
import type { ShopPlace } from '../server/find-kind-path.ts'

/** What editors say where a page is missing or fails; null where they say nothing, or it cannot be had now. */
export async function readStatusPage(place: ShopPlace, status: 404 | 409 | 500): Promise<Page | null> {
  const name = status === 404 ? 'notfound' : 'servererror'
  const { shopCode, locale, visitorType } = place
  try {
    const page = await callPublic(shopCode)(`/api/cms/shop/${name}/${shopCode}-shop/${locale}`, {
      query: { visitorType },
    })
    return pageSchema.parse(page)
  } catch {
    return null
  }
}
