import { fallbackChain } from '@kindred/content/config/locales.ts'
import { describeKind } from '@kindred/content/config/page-kinds.ts'
import type { SitePlace } from '@kindred/domain/location/path'
import { buildPath } from '@kindred/domain/location/path'
import type { ClientType, Locale, SiteArea } from '@kindred/domain/vocabulary'
import type { RedirectRow } from './redirect.store.ts'

/** A published page as the tree knows it. Empty lists of shops and visitor types mean all. */
export type PageNode = {
  id: string
  epiId: number
  kind: string
  area: SiteArea
  parentId: string | null
  shops: readonly string[]
  visitorTypes: readonly ClientType[]
  noindex: boolean
  /** What is published in each language. */
  texts: Partial<Record<Locale, { title: string; slug: string }>>
}

/** All published pages, by id and by their parent. */
export type SiteTree = {
  byId: ReadonlyMap<string, PageNode>
  /** Key null: pages without a parent. */
  children: ReadonlyMap<string | null, readonly PageNode[]>
  /** Redirects that staff keep, by the path they begin at. */
  redirects: ReadonlyMap<string, RedirectRow>
  /** Slugs that a page had, by its id: the page is still found by them, where nothing else is. */
  formerSlugs: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages that stood below another one, by their whole way then (`/guide/steps`): found where nothing else is. */
  formerWays: ReadonlyMap<string, string>
}

export function buildSiteTree(nodes: readonly PageNode[], rows: readonly RedirectRow[] = []): SiteTree {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = new Map<string | null, PageNode[]>()
  for (const node of nodes) {
    const parent = node.parentId !== null && byId.has(node.parentId) ? node.parentId : null
    // What hangs below a page that is not published cannot be reached.
    if (node.parentId !== null && parent === null) continue
    children.set(parent, [...(children.get(parent) ?? []), node])
  }
  const redirects = new Map<string, RedirectRow>()
  const formerSlugs = new Map<string, Set<string>>()
  const formerWays = new Map<string, string>()
  for (const row of rows)
    if (row.kind === 'address') redirects.set(row.from, row)
    else if (row.pageId === null) continue
    else if (row.from.startsWith('/')) formerWays.set(row.from, row.pageId)
    else formerSlugs.set(row.pageId, (formerSlugs.get(row.pageId) ?? new Set()).add(row.from))
  return { byId, children, redirects, formerSlugs, formerWays }
}

/**
 * The texts a page shows in a language, each from the nearest published language that has it; null where nothing of the
 * chain is published. Lists, menus and the page itself all read by this, so that none can differ from another.
 */
export function readTexts(node: PageNode, locale: Locale) {
  const published = fallbackChain(locale).filter((candidate) => node.texts[candidate])
  const [shown] = published
  if (!shown) return null
  const speaks = (field: 'title' | 'slug') =>
    published.find((candidate) => node.texts[candidate]?.[field]) ?? shown
  const titleLocale = speaks('title')
  return {
    title: node.texts[titleLocale]?.title ?? '',
    slug: node.texts[speaks('slug')]?.slug ?? '',
    locale: shown,
    titleLocale,
  }
}

/** The languages whose words a page may show in this one, the nearest first. */
export function readableLocales(node: PageNode, locale: Locale): Locale[] {
  return fallbackChain(locale).filter((candidate) => node.texts[candidate])
}

/** Whether a page stands in this area, shop and visitor type at all. */
function standsIn(node: PageNode, place: SitePlace): boolean {
  if (node.area !== place.area) return false
  if (place.area !== 'shop') return true
  const isInShop = node.shops.length === 0 || node.shops.includes(place.shopCode)
  return isInShop && (node.visitorTypes.length === 0 || node.visitorTypes.includes(place.visitorType))
}

/** Where the application of a page is; null for a page that has none. */
export function surfacePath(node: PageNode, place: SitePlace): string | null {
  const application = describeKind(node.kind)?.application
  if (application?.at === 'checkout' && place.area === 'shop')
    return buildPath({ ...place, rest: ['checkout', application.path] })
  if (application?.at === 'account')
    return buildPath({
      area: 'account',
      locale: place.locale,
      rest: application.path === '' ? [] : [application.path],
    })
  return null
}

/** Where a page is in a shop, visitor type and language; null where it is not to be seen there. */
export function pathOf(tree: SiteTree, node: PageNode, place: SitePlace): string | null {
  if (node.area === place.area && !standsIn(node, place)) return null
  const surface = readTexts(node, place.locale) && surfacePath(node, place)
  if (surface) return surface
  const slugs: string[] = []
  for (
    let at: PageNode | undefined = node;
    at;
    at = at.parentId === null ? undefined : tree.byId.get(at.parentId)
  ) {
    const texts = readTexts(at, place.locale)
    if (!texts || slugs.length > 20) return null
    if (texts.slug) slugs.unshift(encodeURIComponent(texts.slug))
  }
  if (node.area === place.area) return buildPath({ ...place, rest: slugs })
  if (node.area === 'account' || node.area === 'other')
    return buildPath({ area: node.area, locale: place.locale, rest: slugs })
  return null
}

/** The page and what it hangs below, from the top; the start page first where there is one. */
export function trailOf(tree: SiteTree, node: PageNode, place: SitePlace): PageNode[] {
  const trail: PageNode[] = []
  for (
    let at: PageNode | undefined = node;
    at && trail.length < 20;
    at = at.parentId === null ? undefined : tree.byId.get(at.parentId)
  )
    trail.unshift(at)
  const home = startNodes(tree, place).find(hasEmptySlug(place.locale))
  return home && trail[0] !== home ? [home, ...trail] : trail
}

/** The pages without a parent that are seen at a place. */
export function startNodes(tree: SiteTree, place: SitePlace): PageNode[] {
  return visible(tree.children.get(null) ?? [], place)
}

/** The pages below one that are seen at a place. */
export function below(tree: SiteTree, place: SitePlace, id: string): PageNode[] {
  return visible(tree.children.get(id) ?? [], place)
}

/** Those that stand at a place and say something in its language; pages made for one shop first. */
export function visible(nodes: readonly PageNode[], place: SitePlace): PageNode[] {
  return nodes
    .filter((node) => standsIn(node, place) && readTexts(node, place.locale))
    .sort((a, b) => Number(a.shops.length === 0) - Number(b.shops.length === 0))
}

/** Whether a page is a start page in this language. */
export const hasEmptySlug = (locale: Locale) => (node: PageNode) => readTexts(node, locale)?.slug === ''
