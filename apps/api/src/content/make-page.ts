import { describeKind } from '@kindred/content/config/page-kinds.ts'
import type { Page } from '@kindred/contracts/content'
import { readShopDay } from '@kindred/domain/dates/shop-clock'
import type { SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import { type ShownBlog, showPosts } from '../blog/show-posts.ts'
import { fillFiles, listFileTags } from '../files/fill-files.ts'
import { fillForms, findFormIds } from '../forms/fill-forms.ts'
import type { Services } from '../services.ts'
import { enrichBlock, masterDataBlocks } from './enrich-block.ts'
import { linkToPage } from './link-to-page.ts'
import { listBreadcrumbs } from './list-breadcrumbs.ts'
import { findCanonical, listHrefLangs } from './list-href-langs.ts'
import { findDefaultShop } from './list-shops.ts'
import { makeState } from './make-state.ts'
import { nameVersion } from './name-version.ts'
import { readPageBody } from './page.store.ts'
import type { PageBody } from './page-row.ts'
import { readImages } from './read-images.ts'
import { findMediaIds, resolveBlocks } from './resolve-blocks.ts'
import type { SettledPage } from './settle-parameter.ts'
import { shopOfPlace } from './shop-of-place.ts'
import { readableLocales, readTexts, type SiteTree, trailOf } from './site-tree.ts'
import type { Tagged, TaggedCache } from './tagged-cache.ts'

/**
 * A page as it is answered: its texts in the language shown, blocks with what they name, the ways to it, and the tags that
 * make a kept answer old.
 * @param readBody where its texts are read; drafts have theirs elsewhere
 */
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
  const shopCode = shopOfPlace(services, place)
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
        pageLink: (id) => linkToPage(services, tree, tree.byId.get(id), place, linked),
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
      canonicalUrl: findCanonical(hrefLangs, shownLocale) ?? publicUrl + canonicalPath,
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
