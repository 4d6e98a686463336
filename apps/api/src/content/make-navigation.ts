import { fallbackChain, nameLocale } from '@kindred/content/config/locales.ts'
import type { MenuItem, Navigation } from '@kindred/contracts/content'
import { buildPath, parsePath, type SitePlace } from '@kindred/domain/location/path'
import { type ClientType, clientTypes, type Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { findPage } from './find-in-tree.ts'
import { findKindPath, listKindPaths } from './find-kind-path.ts'
import { makeFooter } from './make-footer.ts'
import { makeMenuItem } from './make-menu-item.ts'
import { nameOther } from './name-other.ts'
import { type MegaRow, type NavigationRow, readNavigation, type Target } from './navigation.store.ts'
import { pathOptions } from './path-options.ts'
import { type PageImage, readImages } from './read-images.ts'
import { readTree } from './read-tree.ts'
import { findMediaIds } from './resolve-blocks.ts'
import { type PageNode, pathOf, readTexts, type SiteTree } from './site-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

type ShopPlace = Extract<SitePlace, { area: 'shop' }>

/** Menus and footer of a shop for a kind of visitor in a language (LAY-17, LAY-30); `path` marks where the visitor is. */
export async function makeNavigation(
  services: Services,
  cache: TaggedCache,
  asked: { shopCode: string; locale: Locale; visitorType: ClientType; path: string | null },
): Promise<Navigation | null> {
  const shop = services.reference().shops.get(asked.shopCode)
  if (!shop) return null
  const tree = await readTree(services, cache)
  const rows = await cache.get(`navigation ${asked.shopCode} ${asked.visitorType}`, async () => ({
    value: await readNavigation(services.pool, asked.shopCode, asked.visitorType),
    tags: ['navigation', 'media'],
  }))
  const place: ShopPlace = {
    area: 'shop',
    locale: asked.locale,
    shopCode: shop.code,
    visitorType: asked.visitorType,
    rest: [],
  }
  const menus = chooseLanguage(rows, asked.locale)
  const images = await cache.get(
    `navigation images ${asked.shopCode} ${asked.visitorType} ${asked.locale}`,
    async () => ({
      value: await readImages(services.pool, listImages(menus), asked.locale),
      tags: ['navigation', 'media'],
    }),
  )
  const at = asked.path ? parsePath(asked.path, pathOptions(services.reference())) : null
  const current = at ? findPage(tree, at) : null
  const make = { tree, place, path: asked.path, images, spoken: menus?.locale ?? asked.locale }
  const links = (targets: Target[] = []) =>
    targets
      .flatMap((target) => makeItem(make, target))
      .map(({ title, url, otherLanguage }) => ({ title, url, otherLanguage }))
  return {
    shopName: shop.shopName,
    languageName: nameLocale(asked.locale),
    currentPageId: current?.node.epiId ?? null,
    isShop: at?.area === 'shop',
    isDonationCountry: at?.area === 'donationCountry',
    // LAY-17: where somebody applies to be a donor in this country.
    donationCountryApplyUrl:
      at?.area === 'donationCountry' ? findKindPath(tree, at, 'DonorApplicationPage') : null,
    metaMenu: makeMetaMenu(tree, place),
    megaMenu: (menus?.mega ?? []).flatMap((row) => makeMegaItem(make, row)),
    footer: await makeFooter(shop, menus, asked.locale, links, {
      pageLink: (id) => linkTo(tree, tree.byId.get(id), place),
      media: (id) => images.get(id) ?? null,
    }),
    pagesByKind: listKindPaths(tree, place),
  }
}

/** Pictures beside the columns and in the texts of the footer. */
function listImages(menus: NavigationRow | undefined): string[] {
  const beside = (menus?.mega ?? []).flatMap(({ blocks }) => blocks.map(({ image_id }) => image_id))
  return [...beside.filter((id) => id !== null), ...findMediaIds(menus?.notes ?? [])]
}

/** LAY-13: the start pages of both kinds of visitors, the present one active. */
function makeMetaMenu(tree: SiteTree, place: ShopPlace): MenuItem[] {
  return clientTypes.flatMap((visitorType) => {
    const start = { ...place, visitorType }
    const node = findPage(tree, start)?.node
    const texts = node && readTexts(node, place.locale)
    return node
      ? [
          makeMenuItem({
            id: node.id,
            title: texts?.title ?? '',
            otherLanguage: nameOther(texts?.titleLocale, place.locale),
            url: buildPath(start),
            isActive: visitorType === place.visitorType,
            isB2B: visitorType === 'professional',
            pageGuid: node.id,
            nameInUrl: visitorType,
          }),
        ]
      : []
  })
}

type Make = {
  tree: SiteTree
  place: ShopPlace
  path: string | null
  images: ReadonlyMap<string, PageImage>
  /** The language the menus were written in. */
  spoken: Locale
}
type Entry = Target & { children?: Entry[]; links?: Entry[] }

/** A top entry, with what stands beside its columns. A block whose page is not to be seen here is left out. */
function makeMegaItem(make: Make, row: MegaRow): MenuItem[] {
  const { place, images, spoken } = make
  const otherLanguage = nameOther(spoken, place.locale)
  const megaMenuBlocks = row.blocks.flatMap((block) => {
    const link = findTarget(make, block)
    if (!link.url) return []
    const { id, title, text, link_text, image_id } = block
    const texts = link_text ? null : link.node && readTexts(link.node, place.locale)
    const image = image_id ? images.get(image_id) : undefined
    const { imageURL, alternativeText, width, height } = image ?? {}
    return [
      {
        id,
        title,
        text: text ?? '',
        linkText: link_text || texts?.title || title,
        url: link.url,
        otherLanguage,
        otherLinkLanguage: nameOther(texts?.title ? texts.titleLocale : spoken, place.locale),
        image:
          imageURL && width && height
            ? { imageURL, alternativeText: alternativeText ?? '', width, height }
            : null,
      },
    ]
  })
  return makeItem(make, row).map((item) => ({ ...item, megaMenuBlocks }))
}

/** A menu entry with what hangs below it; none where its page is not to be seen here. */
function makeItem(make: Make, target: Entry): MenuItem[] {
  const { place, path, spoken } = make
  const { node, url } = findTarget(make, target)
  const texts = node && readTexts(node, place.locale)
  const title = target.title || texts?.title
  const children = (target.children ?? target.links ?? []).flatMap((child) => makeItem(make, child))
  if (!title || !(url || children.length > 0)) return []
  const isHere = Boolean(url && path && withSlash(path).startsWith(url))
  return [
    makeMenuItem({
      id: target.id,
      title,
      text: target.text ?? '',
      url: url || (children[0]?.url ?? ''),
      children,
      isActive: isHere || children.some((child) => child.isActive),
      isB2B: place.visitorType === 'professional',
      pageGuid: node?.id ?? null,
      nameInUrl: texts?.slug ?? '',
      otherLanguage: nameOther(target.title ? spoken : texts?.titleLocale, place.locale),
      otherTextLanguage: target.text ? nameOther(spoken, place.locale) : undefined,
    }),
  ]
}

function findTarget({ tree, place }: Make, { page_id, url }: Pick<Target, 'page_id' | 'url'>) {
  const node = page_id ? tree.byId.get(page_id) : undefined
  return { node, url: node ? pathOf(tree, node, place) : url && fillUrl(url, place) }
}

function linkTo(tree: SiteTree, node: PageNode | undefined, place: ShopPlace) {
  const url = node && pathOf(tree, node, place)
  return url ? { url, title: readTexts(node, place.locale)?.title ?? '' } : null
}

function chooseLanguage(rows: readonly NavigationRow[], locale: Locale): NavigationRow | undefined {
  for (const candidate of fallbackChain(locale)) {
    const row = rows.find((one) => one.locale === candidate)
    if (row) return row
  }
  return undefined
}

function fillUrl(url: string, place: ShopPlace): string {
  return url
    .replaceAll('{locale}', place.locale.toLowerCase())
    .replaceAll('{shop}', `${place.shopCode}-shop`)
    .replaceAll('{visitorType}', place.visitorType)
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
