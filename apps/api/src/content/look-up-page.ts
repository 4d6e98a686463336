import type { Page } from '@kindred/contracts/content'
import { classifyLookup } from '@kindred/domain/location/look-up'
import { defaultPageUrl, parsePath, type SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { findPage } from './find-in-tree.ts'
import { findLocation } from './find-location.ts'
import { findMovedPage } from './find-moved-page.ts'
import { findRedirect } from './find-redirect.ts'
import { makePage } from './make-page.ts'
import { pathOptions } from './path-options.ts'
import { readTree } from './read-tree.ts'
import { settleParameter } from './settle-parameter.ts'
import type { TaggedCache } from './tagged-cache.ts'

export type Lookup =
  | { outcome: 'page'; page: Page }
  | { outcome: 'redirect'; location: string; isPermanent: boolean }
  | { outcome: 'notFound' }

/**
 * The page at a path (RTE-11 to RTE-14, RTE-21 to RTE-26). No path is the start page of the default shop; an empty, unknown
 * or machinery’s one is not found. Redirects that staff keep come first. A page that is asked for at another address than
 * its own (a two-letter locale, a slug of another language, one it had before) is a permanent redirect.
 */
export async function lookUpPage(services: Services, cache: TaggedCache, path: string): Promise<Lookup> {
  const asked = classifyLookup(path)
  if (asked === 'notFound') return { outcome: 'notFound' }
  if (asked === 'home') return { outcome: 'redirect', location: findHome(services), isPermanent: false }
  const tree = await readTree(services, cache)
  const redirect = findRedirect(services, tree, path)
  if (redirect) return { outcome: 'redirect', location: redirect.to, isPermanent: redirect.isPermanent }
  const options = pathOptions(services.reference())
  const place = parsePath(path, options)
  if (!place || !isSpoken(place, options.shopLanguages)) return { outcome: 'notFound' }
  const standing = findPage(tree, place) ?? findMovedPage(tree, place)
  const found = standing && (await settleParameter(services, cache, place, standing))
  if (!found) return { outcome: 'notFound' }
  if (decode(found.canonicalPath) !== decode(path).replace(/\/*$/, '/'))
    return { outcome: 'redirect', location: found.canonicalPath, isPermanent: true }
  const key = `page ${services.reference().version} ${found.canonicalPath}`
  const page = await cache.get(key, () => makePage(services, cache, tree, place, found))
  return page ? { outcome: 'page', page } : { outcome: 'notFound' }
}

/** The start page of who tells nothing of themselves (RTE-11), never the path itself. */
function findHome(services: Services): string {
  const { defaultPageUrl: home } = findLocation(services.reference(), {}, services.now())
  return home && home !== '/' ? home : defaultPageUrl
}

/** A shop has pages in its own languages only. */
function isSpoken(place: SitePlace, shopLanguages: Readonly<Record<string, readonly Locale[]>>): boolean {
  return place.area !== 'shop' || shopLanguages[place.shopCode]?.includes(place.locale) === true
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
