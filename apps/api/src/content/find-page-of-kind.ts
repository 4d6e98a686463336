import type { Page } from '@kindred/contracts/content'
import type { ClientType, Locale, SiteArea } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { findKindPath } from './find-kind-path.ts'
import { lookUpPage } from './look-up-page.ts'
import { readTree } from './read-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

/**
 * The page of a kind in a shop and language, as the terms and privacy calls give it (PAGE-41 to PAGE-43).
 * @param asked.area only one that stands in this area
 */
export async function findPageOfKind(
  services: Services,
  cache: TaggedCache,
  asked: { kind: string; shopCode: string; locale: Locale; visitorType: ClientType; area?: SiteArea },
): Promise<Page | null> {
  const { kind, area, ...where } = asked
  const place = { area: 'shop' as const, rest: [], ...where }
  const path = findKindPath(await readTree(services, cache), place, kind, area)
  const found = path ? await lookUpPage(services, cache, path) : null
  return found?.outcome === 'page' ? found.page : null
}
