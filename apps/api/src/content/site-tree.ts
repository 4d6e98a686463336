import { fallbackChain } from '@kindred/content/config/locales.ts'
import { describeKind, kindsWithParameter } from '@kindred/content/config/page-kinds.ts'
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

export type FoundPage = {
  node: PageNode
  /** The language its texts are shown in: the asked one, or the nearest that is published. */
  shownLocale: Locale
  canonicalPath: string
  /** The donor's code of a donor page. */
  parameter: string | null
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

/**
 * The page at a place. A page is found by the slug it shows and, so that old links and other languages keep working,
 * by any slug it has or had; the canonical path says where it really is. Pages made for one shop come before those for all.
 */
export function findPage(tree: SiteTree, place: SitePlace): FoundPage | null {
  const segments = place.rest.map(decodeSegment)
  const surface = findSurfacePage(tree, place, segments)
  if (surface) return finish(tree, place, surface, null)
  let level = startNodes(tree, place)
  if (segments.length === 0) return finish(tree, place, level.find(hasEmptySlug(place.locale)), null)
  // Pages may hang below the start page or stand beside it: both are one segment deep.
  level = [
    ...level,
    ...level.filter(hasEmptySlug(place.locale)).flatMap((home) => below(tree, place, home.id)),
  ]
  for (const [index, segment] of segments.entries()) {
    const left = segments.length - index - 1
    const node = matchSegment(tree, level, place.locale, segment)
    if (!node) {
      // A profile page without a slug shows its donors right below its parent: `…/find-a-sperm-donor/K4127/`.
      const profile = left === 0 ? level.find(isProfileBelow(place.locale)) : undefined
      return finish(tree, place, profile, segment)
    }
    if (left === 0) return node.kind === 'DonorProfilePage' ? null : finish(tree, place, node, null)
    if (
      left === 1 &&
      kindsWithParameter.includes(node.kind) &&
      !isAbove(tree, place, node, segments[index + 1])
    )
      return finish(tree, place, node, segments[index + 1] ?? null)
    level = below(tree, place, node.id)
  }
  return null
}

/** Whether a page hangs below one that takes a parameter: its slug comes before any parameter. */
function isAbove(tree: SiteTree, place: SitePlace, node: PageNode, segment: string | undefined): boolean {
  return (
    segment !== undefined &&
    matchSegment(tree, below(tree, place, node.id), place.locale, segment) !== undefined
  )
}

/** Pages of the checkout and the account stand where their application is, whatever they hang below. */
function findSurfacePage(
  tree: SiteTree,
  place: SitePlace,
  segments: readonly string[],
): PageNode | undefined {
  if (place.area !== 'account' && segments[0] !== 'checkout') return undefined
  const wanted = buildPath({ ...place, rest: segments })
  return visible([...tree.byId.values()], place).find((node) => surfacePath(node, place) === wanted)
}

function surfacePath(node: PageNode, place: SitePlace): string | null {
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

function startNodes(tree: SiteTree, place: SitePlace): PageNode[] {
  return visible(tree.children.get(null) ?? [], place)
}

function below(tree: SiteTree, place: SitePlace, id: string): PageNode[] {
  return visible(tree.children.get(id) ?? [], place)
}

function visible(nodes: readonly PageNode[], place: SitePlace): PageNode[] {
  return nodes
    .filter((node) => standsIn(node, place) && readTexts(node, place.locale))
    .sort((a, b) => Number(a.shops.length === 0) - Number(b.shops.length === 0))
}

const hasEmptySlug = (locale: Locale) => (node: PageNode) => readTexts(node, locale)?.slug === ''

const isProfileBelow = (locale: Locale) => (node: PageNode) =>
  node.kind === 'DonorProfilePage' && node.parentId !== null && hasEmptySlug(locale)(node)

function matchSegment(
  tree: SiteTree,
  level: readonly PageNode[],
  locale: Locale,
  segment: string,
): PageNode | undefined {
  const wanted = segment.normalize('NFC').toLowerCase()
  return (
    level.find((node) => readTexts(node, locale)?.slug === wanted) ??
    level.find((node) => Object.values(node.texts).some((texts) => texts.slug === wanted)) ??
    level.find((node) => tree.formerSlugs.get(node.id)?.has(wanted))
  )
}

function finish(
  tree: SiteTree,
  place: SitePlace,
  node: PageNode | undefined,
  parameter: string | null,
): FoundPage | null {
  const texts = node && readTexts(node, place.locale)
  const path = node && pathOf(tree, node, place)
  if (!node || !texts || !path) return null
  const canonicalPath = parameter === null ? path : `${path}${encodeURIComponent(parameter)}/`
  return { node, shownLocale: texts.locale, canonicalPath, parameter }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
