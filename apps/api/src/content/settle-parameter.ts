import type { SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import { findTag } from '../blog/find-tag.ts'
import type { Services } from '../services.ts'
import type { FoundPage } from './find-in-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

export type SettledPage = FoundPage & {
  /** What the last segment names, in a language: a tag’s slug is translated, a donor’s code is not. */
  parameterIn: (locale: Locale) => string | null
  /** The title of what the parameter names; null where the page has only its own. */
  title: string | null
  tagId: string | null
}

/** Reads the last segment of a page that shows one thing of many. Null where there is no such thing. */
export async function settleParameter(
  services: Services,
  cache: TaggedCache,
  place: SitePlace,
  found: FoundPage,
): Promise<SettledPage | null> {
  const { node, parameter, canonicalPath } = found
  if (node.kind !== 'BlogTagOverviewPage' || parameter === null)
    return { ...found, parameterIn: () => parameter, title: null, tagId: null }
  const tag = await findTag(services, cache, parameter, place.locale)
  if (!tag) return null
  const slug = tag.slugIn(place.locale)
  return {
    ...found,
    parameter: slug,
    canonicalPath: canonicalPath.replace(/[^/]+\/$/, `${encodeURIComponent(slug)}/`),
    parameterIn: tag.slugIn,
    title: tag.nameIn(place.locale),
    tagId: tag.id,
  }
}
