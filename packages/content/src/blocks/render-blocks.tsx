import { type ReactNode, Suspense } from 'react'
import { AccordionsBlock } from './accordions/accordions.tsx'
import { BannerBlock } from './banner/banner.tsx'
import { BlockBoundary } from './block-boundary.island.tsx'
import { type BlockData, blockSchema, isKnownBlock } from './block-schema.ts'
import type { BlockWords } from './block-words.ts'
import { BlogShowcaseBlock } from './blog-showcase/blog-showcase.tsx'
import { BrokenBlock, BrokenNote } from './broken-block.tsx'
import type { DonorShowcaseData } from './donor-showcase/schema.ts'
import { DownloadBlock } from './download/download.tsx'
import { FactsBlock } from './facts/facts.tsx'
import type { FormBlockData } from './form/schema.ts'
import { GeneListBlock } from './gene-list/gene-list.tsx'
import { type Drawn, guardBlock } from './guard-block.tsx'
import { HeroBlock } from './hero/hero.tsx'
import { HtmlContentBlock } from './html-content/html-content.tsx'
import { ImageButtonBlock } from './image-button/image-button.tsx'
import { ImageSliderBlock } from './image-slider/image-slider.tsx'
import { LawTableBlock } from './law-table/law-table.tsx'
import { MaskedBannerBlock } from './masked-banner/masked-banner.tsx'
import { PeopleOverviewBlock } from './people-overview/people-overview.tsx'
import { PriceTableBlock } from './price-table/price-table.tsx'
import { QuoteBlock } from './quote/quote.tsx'
import { RichTextBlock } from './rich-text/rich-text.tsx'
import { ScriptInjectionBlock } from './script-injection/script-injection.tsx'
import { SocialTextBlock } from './social-text/social-text.tsx'
import { StepsBlock } from './steps/steps.tsx'
import { TwoColumnsBlock } from './two-columns/two-columns.tsx'
import { UnknownBlock } from './unknown-block.tsx'
import { VideoTextBlock } from './video-text/video-text.tsx'

export type BlockSurroundings = {
  words: BlockWords
  /** The start of the donor search, where a hero asks for it. */
  starter?: ReactNode
  /** Donors are asked for by the app, since stock and law move. */
  showcase?: (block: DonorShowcaseData) => Drawn
  /** Sending a form is the app’s. */
  form?: (block: FormBlockData) => Drawn
  /** Scripts of others run only where nothing is bought and nobody’s account is shown (BLK-09). */
  allowsScripts?: boolean
  /** Ids of the blocks whose islands fail while the page is made, or all while that is not known. */
  apart?: 'all' | readonly string[]
}

/**
 * The blocks of a page in order. A kind that is not known leaves a comment only (BLK-20); one that cannot be shown says
 * so in its place (BLK-21). The rest of the page stands.
 *
 * An island that throws while the page is made takes the whole page along, unless it stands in a `Suspense`: the server has
 * no other error boundary. One around each block would be a price for every page, since React sends what stands in one late
 * and by script when a page is long. So the front door asks again for a page that threw, with its blocks `apart`.
 */
export function RenderBlocks({
  blocks,
  ...around
}: BlockSurroundings & { blocks: readonly { blockType: string; id: string }[] }) {
  return blocks.map((raw) => {
    if (raw.blockType === 'broken') return <BrokenBlock key={raw.id} {...readBroken(raw)} />
    if (!isKnownBlock(raw.blockType)) return <UnknownBlock key={raw.id} kind={raw.blockType} />
    const read = blockSchema.safeParse(raw)
    if (read.success) {
      const { blockType: kind, id } = read.data
      const drawn = guardBlock(kind, id, () => drawBlock(read.data, around))
      const { apart = [] } = around
      return (
        <BlockBoundary key={id} kind={kind} id={id}>
          {apart === 'all' || apart.includes(id) ? (
            <Suspense fallback={<BrokenNote kind={kind} id={id} />}>{drawn}</Suspense>
          ) : (
            drawn
          )}
        </BlockBoundary>
      )
    }
    const [issue] = read.error.issues
    const message = issue ? `${issue.path.join('.')}: ${issue.message}` : ''
    return <BrokenBlock key={raw.id} kind={raw.blockType} id={raw.id} message={message} />
  })
}

const readBroken = (raw: { id: string; kind?: unknown; message?: unknown }) => ({
  id: raw.id,
  kind: String(raw.kind ?? ''),
  message: String(raw.message ?? ''),
})

/** Blocks are called rather than handed on as elements, so that what fails in one is caught there (`guardBlock`). */
function drawBlock(block: BlockData, around: BlockSurroundings): Drawn {
  const { words, starter, showcase, form, allowsScripts } = around
  switch (block.blockType) {
    case 'hero':
      return HeroBlock({ ...block, starter, words })
    case 'richText':
      return RichTextBlock(block)
    case 'twoColumns':
      return TwoColumnsBlock({
        ...block,
        renderNested: (blocks) => <RenderBlocks blocks={blocks} {...around} />,
      })
    case 'steps':
      return StepsBlock(block)
    case 'facts':
      return FactsBlock(block)
    case 'accordions':
      return AccordionsBlock(block)
    case 'quote':
      return QuoteBlock(block)
    case 'banner':
      return BannerBlock(block)
    case 'donorShowcase':
      return showcase?.(block) ?? null
    case 'form':
      return form?.(block) ?? null
    case 'blogShowcase':
      return BlogShowcaseBlock({ ...block, words })
    case 'download':
      return DownloadBlock({ ...block, words })
    case 'htmlContent':
      return HtmlContentBlock({ ...block, words })
    case 'geneList':
      return GeneListBlock({ ...block, words })
    case 'lawTable':
      return LawTableBlock({ ...block, words })
    case 'imageButton':
      return ImageButtonBlock(block)
    case 'imageSlider':
      return ImageSliderBlock({ ...block, words })
    case 'maskedBanner':
      return MaskedBannerBlock(block)
    case 'peopleOverview':
      return PeopleOverviewBlock({ ...block, words })
    case 'socialText':
      return SocialTextBlock(block)
    case 'videoText':
      return VideoTextBlock({ ...block, words })
    case 'scriptInjection':
      return allowsScripts ? ScriptInjectionBlock(block) : null
    case 'priceTable':
      return PriceTableBlock({ ...block, words })
  }
}
