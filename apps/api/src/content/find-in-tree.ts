import { kindsWithParameter } from '@kindred/content/config/page-kinds.ts'
import { buildPath, type SitePlace } from '@kindred/domain/location/path'
import type { Locale } from '@kindred/domain/vocabulary'
import {
  below,
  hasEmptySlug,
  type PageNode,
  pathOf,
  readTexts,
  type SiteTree,
  startNodes,
  surfacePath,
  visible,
} from './site-tree.ts'

export type FoundPage = {
  node: PageNode
  /** The language its texts are shown in: the asked one, or the nearest that is published. */
  shownLocale: Locale
  canonicalPath: string
  /** The donor's code of a donor page. */
  parameter: string | null
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
