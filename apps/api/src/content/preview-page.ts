import type { Page, PagePreview } from '@kindred/contracts/content'
import { buildPath, type SitePlace } from '@kindred/domain/location/path'
import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import type { Services } from '../services.ts'
import { type DraftNode, readDraftBody, readDraftNodes } from './draft.store.ts'
import { makePage } from './make-page.ts'
import { readTree } from './read-tree.ts'
import { buildSiteTree, pathOf, readTexts, type SiteTree } from './site-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

type Asked = { id: string; locale: Locale; shopCode: string; visitorType: ClientType }

/**
 * A page as its newest draft has it, made as the real one is: fallback, links and master data alike. It and what it hangs
 * below need not be published. Nothing of it is kept.
 *
 * @returns null where the page is not there (any more); `page` null where no language of it has a title
 */
export async function previewPage(
  services: Services,
  cache: TaggedCache,
  { id, locale, shopCode, visitorType }: Asked,
): Promise<PagePreview | null> {
  const drafts = await readDraftNodes(services.pool, id)
  const [node] = drafts
  if (!node) return null
  const published = await readTree(services, cache)
  const place = placeOf(node, { id, locale, shopCode, visitorType })
  const livePath = node.live.length > 0 ? findLivePath(published, id, place) : null
  const tree = buildSiteTree([
    ...[...published.byId.values()].filter((other) => drafts.every((draft) => draft.id !== other.id)),
    ...drafts,
  ])
  const state = {
    isLive: node.live.includes(locale),
    hasChanges: node.changed.includes(locale) || !node.live.includes(locale),
    livePath,
  }
  return { page: await makeDraft(services, cache, tree, place, node), path: buildPath(place), ...state }
}

async function makeDraft(
  services: Services,
  cache: TaggedCache,
  tree: SiteTree,
  place: SitePlace,
  node: DraftNode,
): Promise<Page | null> {
  const texts = readTexts(node, place.locale)
  if (!texts) return null
  const canonicalPath = pathOf(tree, node, place) ?? buildPath(place)
  const found = { node, shownLocale: texts.locale, canonicalPath, parameter: null }
  const settled = { ...found, parameterIn: () => null, title: null, tagId: null }
  const { value } = await makePage(services, cache, tree, place, settled, readDraftBody)
  return value && { ...value, meta: { ...value.meta, noindex: true } }
}

function findLivePath(tree: SiteTree, id: string, place: SitePlace): string | null {
  const node = tree.byId.get(id)
  return node ? pathOf(tree, node, place) : null
}

/** Pages of a shop are looked at in the asked one, or in the first they are made for. */
function placeOf(node: DraftNode, { locale, shopCode, visitorType }: Asked): SitePlace {
  if (node.area === 'account' || node.area === 'other') return { area: node.area, locale, rest: [] }
  if (node.area === 'donationCountry')
    return { area: 'donationCountry', locale, donationCountry: 'DK', rest: [] }
  const shop =
    node.shops.length === 0 || node.shops.includes(shopCode) ? shopCode : (node.shops[0] ?? shopCode)
  const types = node.visitorTypes
  const type = types.length === 0 || types.includes(visitorType) ? visitorType : (types[0] ?? visitorType)
  return { area: 'shop', locale, shopCode: shop, visitorType: type, rest: [] }
}
