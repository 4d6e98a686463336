import { readLocale } from '@kindred/content/config/locales.ts'
import { findKindPath } from '../content/find-kind-path.ts'
import { openPageCache } from '../content/page-cache.ts'
import { readTree } from '../content/read-tree.ts'
import type { Services } from '../services.ts'

/** Where a shop's standalone payment page is in a language; null where editors have none. */
export async function findPaymentPage(
  services: Services,
  { shopCode, language }: { shopCode: string; language: string },
): Promise<string | null> {
  const locale = readLocale(language) ?? 'en-GB'
  const tree = await readTree(services, openPageCache(services).cache)
  const place = { area: 'shop' as const, locale, shopCode, visitorType: 'private' as const, rest: [] }
  return findKindPath(tree, place, 'StandalonePaymentPage')
}
