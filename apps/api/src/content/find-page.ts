import { fallbackChain } from '@kindred/content/config/locales.ts'
import type { Page } from '@kindred/contracts/content'
import { parsePath, type SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { enrichBlock, masterDataBlocks } from './enrich-block.ts'
import { type MediaRow, readMedia, readPageBody, readPageNodes } from './page.store.ts'
import { pathOptions } from './path-options.ts'
import { findMediaIds, resolveBlocks } from './resolve-blocks.ts'
import {
  buildSiteTree,
  type FoundPage,
  findPage,
  type PageNode,
  pathOf,
  readTexts,
  type SiteTree,
  trailOf,
} from './site-tree.ts'
import type { Tagged, TaggedCache } from './tagged-cache.ts'

export type Lookup =
  | { outcome: 'page'; page: Page }
  | { outcome: 'redirect'; location: string }
  | { outcome: 'notFound' }

/** RTE-12, RTE-13: addresses of the machinery, which no editor can make a page of. */
const neverPages = /^\/(signin-callback|signout-callback|silent-renew|_next)(\/|$)/i

/**
 * The page at a path (RTE-11 to RTE-14, RTE-21 to RTE-26). Empty, unknown or machinery: not found. A page that is asked
 * for at another address than its own (a two-letter locale, a slug of another language) is a permanent redirect.
 */
export async function lookUpPage(services: Services, cache: TaggedCache, path: string): Promise<Lookup> {
  if (path === '' || path === '/' || neverPages.test(path)) return { outcome: 'notFound' }
  const options = pathOptions(services.reference())
  const place = parsePath(path, options)
  if (!place || !isSpoken(place, options.shopLanguages)) return { outcome: 'notFound' }
  const tree = await readTree(services, cache)
  const found = findPage(tree, place)
  if (!found) return { outcome: 'notFound' }
  if (decode(found.canonicalPath) !== decode(path).replace(/\/*$/, '/'))
    return { outcome: 'redirect', location: found.canonicalPath }
  const key = `page ${services.reference().version} ${found.canonicalPath}`
  const page = await cache.get(key, () => makePage(services, tree, place, found))
  return page ? { outcome: 'page', page } : { outcome: 'notFound' }
}

/** A shop has pages in its own languages only. */
function isSpoken(place: SitePlace, shopLanguages: Readonly<Record<string, readonly Locale[]>>): boolean {
  return place.area !== 'shop' || shopLanguages[place.shopCode]?.includes(place.locale) === true
}

/** All published pages. Any change of a page makes it anew. */
export function readTree(services: Services, cache: TaggedCache): Promise<SiteTree> {
  return cache.get('tree', async () => {
    const nodes = await readPageNodes(services.pool)
    return { value: buildSiteTree(nodes), tags: ['tree'] }
  })
}

async function makePage(
  services: Services,
  tree: SiteTree,
  place: SitePlace,
  { node, shownLocale, canonicalPath, parameter }: FoundPage,
): Promise<Tagged<Page | null>> {
  const body = await readPageBody(services.pool, node.id, shownLocale)
  if (!body) return { value: null, tags: [`page:${node.epiId}`] }
  const mediaIds = findMediaIds(body.blocks)
  const media = await readMedia(services.pool, [...mediaIds], fallbackChain(place.locale))
  const linked = new Set<number>()
  const here = { reference: services.reference(), shopCode: shopOf(services, place), locale: place.locale }
  const blocks = resolveBlocks(
    body.blocks,
    {
      pageLink: (id) => linkTo(tree, tree.byId.get(id), place, linked),
      media: (id) => toImage(media.find((row) => row.id === id)),
    },
    (block) => enrichBlock(block, here),
  )
  const title = readTexts(node, place.locale)?.title ?? ''
  const trail = trailOf(tree, node, place)
  const publicUrl = services.config.publicUrl
  const page: Page = {
    epiId: node.epiId,
    kind: node.kind,
    siteArea: node.area,
    locale: shownLocale,
    title,
    intro: body.intro,
    meta: {
      metaDataTitle: body.metaTitle || title,
      metaDataDescription: body.metaDescription || body.intro || '',
      keywords: body.metaKeywords,
      noindex: node.noindex,
      canonicalUrl: publicUrl + canonicalPath,
      hrefLangs: listHrefLangs(services, tree, node, place, parameter),
    },
    googleFaq: body.faq,
    breadcrumbs: trail.map((at) => ({
      title: readTexts(at, place.locale)?.title ?? '',
      url: pathOf(tree, at, place) ?? canonicalPath,
      pageId: at.epiId,
    })),
    blocks,
    tags: [
      ...new Set([
        // Header and footer stand on every page.
        'navigation',
        ...trail.map((at) => `page:${at.epiId}`),
        ...[...linked].map((epiId) => `page:${epiId}`),
        ...(mediaIds.size > 0 ? ['media'] : []),
        ...(body.blocks.some((block) => masterDataBlocks.has(block.blockType)) ? ['master-data'] : []),
      ]),
    ],
  }
  return { value: page, tags: ['tree', ...page.tags] }
}

/** The same page in each language of the shop in which it is really published, not only shown through fallback. */
function listHrefLangs(
  services: Services,
  tree: SiteTree,
  node: PageNode,
  place: SitePlace,
  parameter: string | null,
): Page['meta']['hrefLangs'] {
  const shop = services.reference().shops.get(shopOf(services, place))
  return (shop?.languages ?? []).flatMap(({ locale }) => {
    if (!node.texts[locale as Locale]) return []
    const path = pathOf(tree, node, { ...place, locale: locale as Locale })
    if (!path) return []
    const rest = parameter === null ? '' : `${encodeURIComponent(parameter)}/`
    return [{ url: services.config.publicUrl + path + rest, countryCode: locale }]
  })
}

function linkTo(tree: SiteTree, node: PageNode | undefined, place: SitePlace, linked: Set<number>) {
  const url = node && pathOf(tree, node, place)
  if (!node || !url) return null
  linked.add(node.epiId)
  return { url, title: readTexts(node, place.locale)?.title ?? '' }
}

function shopOf(services: Services, place: SitePlace): string {
  if (place.area === 'shop') return place.shopCode
  for (const shop of services.reference().shops.values()) if (shop.isDefault) return shop.code
  return 'dk'
}

/** Address of an editor’s picture. */
export function mediaUrl(filename: string): string {
  return `/cms-api/media/file/${encodeURIComponent(filename)}`
}

function toImage(row: MediaRow | undefined) {
  if (!row) return null
  const { filename, alt, title, width, height } = row
  return { imageURL: mediaUrl(filename), alternativeText: alt ?? '', title, width, height }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
