import { fallbackChain, nameLocale } from '@kindred/content/config/locales.ts'
import type { MenuItem, Navigation } from '@kindred/contracts/content'
import { buildPath, parsePath, type SitePlace } from '@kindred/domain/location/path'
import { type ClientType, clientTypes, type Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { type NavigationRow, readNavigation, type Target } from './navigation.store.ts'
import { pathOptions } from './path-options.ts'
import { readTree } from './read-tree.ts'
import { findPage, pathOf, readTexts, type SiteTree } from './site-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'
import { mediaUrl } from './to-image.ts'

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
  const at = asked.path ? parsePath(asked.path, pathOptions(services.reference())) : null
  const current = at ? findPage(tree, at) : null
  const toItem = (target: Target & { children?: Target[] }) => makeItem(tree, place, target, asked.path)
  const links = (targets: Target[] = []) => targets.flatMap(toItem).map(({ title, url }) => ({ title, url }))
  const countries = new Intl.DisplayNames(asked.locale, { type: 'region' })
  return {
    shopName: shop.shopName,
    languageName: nameLocale(asked.locale),
    currentPageId: current?.node.epiId ?? null,
    isShop: at?.area === 'shop',
    isDonationCountry: at?.area === 'donationCountry',
    donationCountryApplyUrl: null,
    metaMenu: makeMetaMenu(tree, place),
    megaMenu: (menus?.mega ?? []).flatMap(toItem),
    footer: {
      shopName: shop.displayName,
      shopCountry: countries.of(shop.address.country) ?? shop.address.country,
      shopAddress: shop.address.city,
      shopEmail: shop.email,
      shopPhone: shop.phone,
      openingHours: shop.openingHours,
      // The last group is the small line at the very end.
      footerLinks: [
        ...(menus?.footer ?? []).map(({ heading, links: own }) => ({ heading, links: links(own) })),
        { heading: '', links: links(menus?.small) },
      ],
      footerContent: (menus?.notes ?? []).map(({ id, text }, index) => ({ id, epiId: index + 1, text })),
      footerLogos: (menus?.logos ?? []).map(({ title, filename }) => ({
        title,
        imageURL: filename ? mediaUrl(filename) : null,
      })),
      cardPaymentTypes: [...shop.cardPaymentTypes],
      socialLinks: { ...shop.socialLinks },
      postalAddress: {
        streetAddress: shop.address.street,
        postalCode: shop.address.postalCode,
        addressCountry: shop.address.country,
      },
    },
    pagesByKind: listPagesByKind(tree, place),
  }
}

/** Where the first page of each kind is in this shop and language, for links that no editor writes. */
function listPagesByKind(tree: SiteTree, place: ShopPlace): Record<string, string> {
  const found: Record<string, string> = {}
  for (const node of tree.byId.values()) {
    const path = found[node.kind] === undefined ? pathOf(tree, node, place) : null
    if (path) found[node.kind] = path
  }
  return found
}

/** LAY-13: the start pages of both kinds of visitors, the present one active. */
function makeMetaMenu(tree: SiteTree, place: ShopPlace): MenuItem[] {
  return clientTypes.flatMap((visitorType) => {
    const start = { ...place, visitorType }
    const home = findPage(tree, start)
    if (!home) return []
    const { node } = home
    return [
      {
        id: node.id,
        title: readTexts(node, place.locale)?.title ?? '',
        url: buildPath(start),
        children: [],
        isActive: visitorType === place.visitorType,
        isB2B: visitorType === 'professional',
        pageGuid: node.id,
        nameInUrl: visitorType,
      },
    ]
  })
}

/** A menu entry with what hangs below it; none where its page is not to be seen here. */
function makeItem(
  tree: SiteTree,
  place: ShopPlace,
  target: Target & { children?: Target[] },
  path: string | null,
): MenuItem[] {
  const node = target.page_id ? tree.byId.get(target.page_id) : undefined
  const url = node ? pathOf(tree, node, place) : target.url && fillUrl(target.url, place)
  const title = target.title || (node && readTexts(node, place.locale)?.title)
  const children = (target.children ?? []).flatMap((child) => makeItem(tree, place, child, path))
  if (!title || !(url || children.length > 0)) return []
  const isHere = Boolean(url && path && withSlash(path).startsWith(url))
  return [
    {
      id: target.id,
      title,
      url: url || (children[0]?.url ?? ''),
      children,
      isActive: isHere || children.some((child) => child.isActive),
      isB2B: place.visitorType === 'professional',
      pageGuid: node?.id ?? null,
      nameInUrl: (node && readTexts(node, place.locale)?.slug) || '',
    },
  ]
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
