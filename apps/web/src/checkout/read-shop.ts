import 'server-only'
import { type Shop, shopSchema } from '@kindred/contracts/location'
import { CallError } from '@kindred/contracts/request'
import { notFound } from 'next/navigation'
import { callPublic } from '../server/call-api.ts'
import { readNavigation } from '../server/find-kind-path.ts'
import { type CheckoutPlace, homePath } from './place.ts'

/** The shop of a checkout with its footer; one that does not exist is not found. */
export async function readShop(place: CheckoutPlace) {
  try {
    const [navigation, shop] = await Promise.all([
      readNavigation({ ...place, path: homePath(place) }),
      callPublic(place.shopCode)<Shop>(`/api/cms/settings/shops/${place.shopCode}-shop`).then(
        shopSchema.parse,
      ),
    ])
    return { footer: navigation.footer, pagesByKind: navigation.pagesByKind, shop }
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}
