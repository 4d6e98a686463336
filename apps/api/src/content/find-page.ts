import { describeKind } from '@kindred/content/config/page-kinds.ts'
import type { Page } from '@kindred/contracts/content'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import { classifyLookup } from '@kindred/domain/location/look-up'
import { defaultPageUrl, parsePath, type SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import { type ShownBlog, showPosts } from '../blog/show-posts.ts'
import { fillFiles, listFileTags } from '../files/fill-files.ts'
import { fillForms, findFormIds } from '../forms/fill-forms.ts'
import type { Services } from '../services.ts'
import { enrichBlock, masterDataBlocks } from './enrich-block.ts'
import { findPage } from './find-in-tree.ts'
import { findLocation } from './find-location.ts'
import { findMovedPage } from './find-moved-page.ts'
import { findRedirect } from './find-redirect.ts'
import { findDefaultShop } from './list-shops.ts'
import { makeState } from './make-state.ts'
import { nameOther } from './name-other.ts'
import { nameVersion } from './name-version.ts'
import { readPageBody } from './page.store.ts'
import type { PageBody } from './page-row.ts'
import { pathOptions } from './path-options.ts'
import { readImages } from './read-images.ts'
import { readTree } from './read-tree.ts'
import { findMediaIds, resolveBlocks } from './resolve-blocks.ts'
import { type SettledPage, settleParameter } from './settle-parameter.ts'
import { type PageNode, pathOf, readableLocales, readTexts, type SiteTree, trailOf } from './site-tree.ts'
import type { Tagged, TaggedCache } from './tagged-cache.ts'

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

/** @param readBody where its texts are read; drafts have theirs elsewhere */
export async function makePage(
  services: Services,
  cache: TaggedCache,
  tree: SiteTree,
  place: SitePlace,
  found: SettledPage,
  readBody: typeof readPageBody = readPageBody,
): Promise<Tagged<Page | null>> {
  const { node, shownLocale, canonicalPath } = found
  const read = await readBody(services.pool, node.id, readableLocales(node, place.locale))
  if (!read) return { value: null, tags: [`page:${node.epiId}`] }
  const onPage = { locale: place.locale, pageId: node.epiId }
  const [blocks, below] = [
    await fillFiles(services, await fillForms(services, read.blocks, onPage)),
    await fillFiles(services, await fillForms(services, read.below, onPage)),
  ]
  const body = { ...read, blocks, below }
  const stored = [...body.blocks, ...body.below]
  const mediaIds = findMediaIds(stored)
  const images = await readImages(services.pool, [...mediaIds], place.locale)
  const linked = new Set<number>()
  const reference = services.reference()
  const shopCode = shopOf(services, place)
  const here = {
    reference,
    shopCode,
    visitorType: place.area === 'shop' ? place.visitorType : ('private' as const),
    today: readShopDay(reference.shops.get(shopCode) ?? findDefaultShop(reference), services.now()),
    locale: place.locale,
    blog: await readShowcased(services, cache, place, stored),
  }
  const resolve = (blocks: PageBody['blocks']) =>
    resolveBlocks(
      blocks,
      {
        pageLink: (id) => linkTo(services, tree, tree.byId.get(id), place, linked),
        media: (id) => images.get(id) ?? null,
      },
      (block) => enrichBlock(block, here),
    )
  const own = readTexts(node, place.locale)
  const title = found.title ?? own?.title ?? ''
  const trail = trailOf(tree, node, place)
  const state = await makeState(services, cache, tree, place, found)
  const publicUrl = services.config.publicUrl
  const hrefLangs = listHrefLangs(services, tree, place, found)
  const page: Page = {
    epiId: node.epiId,
    kind: node.kind,
    siteArea: node.area,
    locale: shownLocale,
    title,
    version: nameVersion(shownLocale, { title, ...read }),
    intro: body.intro,
    meta: {
      metaDataTitle: found.title ?? (body.metaTitle || title),
      metaDataDescription: body.metaDescription || body.intro || '',
      keywords: body.metaKeywords,
      noindex: node.noindex || describeKind(node.kind)?.isHidden === true,
      canonicalUrl: canonicalOf(hrefLangs, shownLocale) ?? publicUrl + canonicalPath,
      hrefLangs,
    },
    googleFaq: body.faq,
    breadcrumbs: listBreadcrumbs(tree, trail, place, found, title),
    blocks: resolve(body.blocks),
    below: resolve(body.below),
    dehydratedState: state && { queries: state.queries },
    tags: [
      ...new Set([
        // Header and footer stand on every page, with pictures.
        'navigation',
        'media',
        ...trail.map((at) => `page:${at.epiId}`),
        ...[...linked].map((epiId) => `page:${epiId}`),
        ...listFileTags(stored),
        ...findFormIds(stored).map((id) => `form:${id}`),
        ...(stored.some((block) => masterDataBlocks.has(block.blockType)) ? ['master-data'] : []),
        ...(here.blog ? ['blog'] : []),
        ...(state?.tags ?? []),
      ]),
    ],
    // A title that a donor or a subject gives is no text of the page.
    otherLanguages: listOthers(place.locale, {
      ...(found.title === null && own && { title: own.titleLocale }),
      ...body.languages,
    }),
  }
  return { value: page, tags: ['tree', ...page.tags] }
}

/** Of parts and the language each is in, those that are not in the one that was asked for. */
function listOthers(
  asked: Locale,
  { title, intro, blocks, below }: Partial<PageBody['languages']> & { title?: Locale },
): Page['otherLanguages'] {
  const others = Object.entries({ title, intro, blocks, below }).filter(
    ([, spoken]) => spoken && spoken !== asked,
  )
  return others.length > 0 ? Object.fromEntries(others) : undefined
}

/** The posts of this place, where a block shows some. */
async function readShowcased(
  services: Services,
  cache: TaggedCache,
  place: SitePlace,
  blocks: readonly Record<string, unknown>[],
): Promise<ShownBlog | null> {
  const isAsked = place.area === 'shop' && blocks.some(({ blockType }) => blockType === 'blogShowcase')
  return isAsked ? showPosts(services, cache, place) : null
}

/** The way to a page; a page that shows one thing of many ends with that thing, below the page itself. */
function listBreadcrumbs(
  tree: SiteTree,
  trail: readonly PageNode[],
  place: SitePlace,
  { title, canonicalPath, node }: SettledPage,
  ownTitle: string,
): Page['breadcrumbs'] {
  const crumbs = trail.map((at) => {
    const texts = readTexts(at, place.locale)
    return {
      title: texts?.title ?? '',
      url: pathOf(tree, at, place) ?? canonicalPath,
      pageId: at.epiId,
      otherLanguage: nameOther(texts?.titleLocale, place.locale),
    }
  })
  return title === null ? crumbs : [...crumbs, { title: ownTitle, url: canonicalPath, pageId: node.epiId }]
}

/** The same page in each language of the shop in which it is really published, not only shown through fallback; the shop’s own first. */
function listHrefLangs(
  services: Services,
  tree: SiteTree,
  place: SitePlace,
  { node, parameterIn }: SettledPage,
): Page['meta']['hrefLangs'] {
  const shop = services.reference().shops.get(shopOf(services, place))
  const languages = [...(shop?.languages ?? [])].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return languages.flatMap((language) => {
    const locale = language.locale as Locale
    if (!node.texts[locale]) return []
    const path = pathOf(tree, node, { ...place, locale })
    if (!path) return []
    const parameter = parameterIn(locale)
    const rest = parameter === null ? '' : `${encodeURIComponent(parameter)}/`
    return [{ url: services.config.publicUrl + path + rest, countryCode: locale }]
  })
}

/** What is shown through fallback is the page of the other language: its address is the one that counts. */
const canonicalOf = (hrefLangs: Page['meta']['hrefLangs'], shown: Locale) =>
  hrefLangs.find(({ countryCode }) => countryCode === shown)?.url

/** Within the account and the donor area, pages of the shop are those of a shop that speaks the language. */
function linkTo(
  services: Services,
  tree: SiteTree,
  node: PageNode | undefined,
  place: SitePlace,
  linked: Set<number>,
) {
  const url = node && (pathOf(tree, node, place) ?? pathOf(tree, node, placeInShop(services, place)))
  if (!node || !url) return null
  linked.add(node.epiId)
  return { url, title: readTexts(node, place.locale)?.title ?? '' }
}

function placeInShop(services: Services, place: SitePlace): SitePlace {
  if (place.area === 'shop') return place
  const { locale } = place
  const shops = [...services.reference().shops.values()].sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault),
  )
  const speaks = shops.find(({ languages }) => languages.some((language) => language.locale === locale))
  const shopCode = speaks?.code ?? shopOf(services, place)
  return { area: 'shop', locale, shopCode, visitorType: 'private', rest: [] }
}

function shopOf(services: Services, place: SitePlace): string {
  if (place.area === 'shop') return place.shopCode
  for (const shop of services.reference().shops.values()) if (shop.isDefault) return shop.code
  return 'dk'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
