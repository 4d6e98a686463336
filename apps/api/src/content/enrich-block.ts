import type { Reference } from '@kindred/content/reference/reference.ts'
import type { CalendarDate } from '@kindred/domain/dates/calendar-date'
import { isShownWithTax } from '@kindred/domain/prices/show-amount'
import type { ClientType, Locale } from '@kindred/domain/vocabulary'
import type { ShownBlog } from '../blog/show-posts.ts'
import { listOfferedGenes } from '../genetic-matching/list-offered-genes.ts'
import { fillShowcase } from './fill-showcase.ts'
import { listLaw } from './list-law.ts'
import { listPrices, type PriceTable } from './list-prices.ts'
import { mapWithin } from './nested-blocks.ts'

type StoredBlock = Record<string, unknown>
type Here = {
  reference: Reference
  shopCode: string
  /** To whom the page speaks. */
  visitorType: ClientType
  locale: Locale
  blog: ShownBlog | null
  /** The shop's calendar date. */
  today: CalendarDate
}

/** Blocks that show master data get it when the page is made; a page with one carries the tag `master-data`. */
export const masterDataBlocks: ReadonlySet<unknown> = new Set(['geneList', 'lawTable', 'priceTable'])

/** What a block shows beside what the editor wrote; the blocks in its columns too. */
export function enrichBlock(block: StoredBlock, here: Here): StoredBlock {
  return enrichOne(
    mapWithin(block, (nested) => enrichOne(nested, here)),
    here,
  )
}

function enrichOne(
  block: StoredBlock,
  { reference, shopCode, visitorType, locale, blog, today }: Here,
): StoredBlock {
  if (block.blockType === 'lawTable') return { ...block, countries: listLaw(reference, locale, today) }
  if (block.blockType === 'geneList') return { ...block, genes: listOfferedGenes(reference, shopCode) }
  if (block.blockType === 'priceTable')
    return {
      ...block,
      rows: listPrices(reference, shopCode, visitorType, block.table as PriceTable),
      isWithoutTax: !isShownWithTax(visitorType),
    }
  if (block.blockType === 'blogShowcase') return fillShowcase(block, blog)
  if (block.blockType === 'quote') return { ...block, imageAlignmentIsRight: block.variant === 'imageRight' }
  return block
}
