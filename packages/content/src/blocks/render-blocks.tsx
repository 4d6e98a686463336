import type { ReactNode } from 'react'
import { AccordionsBlock } from './accordions/accordions.tsx'
import { BannerBlock } from './banner/banner.tsx'
import { type BlockData, blockSchema, isKnownBlock } from './block-schema.ts'
import type { BlockWords } from './block-words.ts'
import { BlogShowcaseBlock } from './blog-showcase/blog-showcase.tsx'
import { BrokenBlock } from './broken-block.tsx'
import './blocks.css'
import type { DonorShowcaseData } from './donor-showcase/schema.ts'
import { FactsBlock } from './facts/facts.tsx'
import { HeroBlock } from './hero/hero.tsx'
import { LawTableBlock } from './law-table/law-table.tsx'
import { PriceTableBlock } from './price-table/price-table.tsx'
import { QuoteBlock } from './quote/quote.tsx'
import { RichTextBlock } from './rich-text/rich-text.tsx'
import { StepsBlock } from './steps/steps.tsx'
import { TwoColumnsBlock } from './two-columns/two-columns.tsx'
import { UnknownBlock } from './unknown-block.tsx'

export type BlockSurroundings = {
  words: BlockWords
  /** The start of the donor search, where a hero asks for it. */
  starter?: ReactNode
  /** Donors are asked for by the app, since stock and law move. */
  showcase?: (block: DonorShowcaseData) => ReactNode
}

/**
 * The blocks of a page in order. A kind that is not known leaves a comment only (BLK-20); one that cannot be shown says
 * so in its place (BLK-21). The rest of the page stands.
 */
export function RenderBlocks({
  blocks,
  ...around
}: BlockSurroundings & { blocks: readonly { blockType: string; id: string }[] }) {
  return blocks.map((raw) => {
    if (raw.blockType === 'broken') return <BrokenBlock key={raw.id} {...readBroken(raw)} />
    if (!isKnownBlock(raw.blockType)) return <UnknownBlock key={raw.id} kind={raw.blockType} />
    const read = blockSchema.safeParse(raw)
    if (read.success) return <Block key={raw.id} block={read.data} {...around} />
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

function Block({ block, words, starter, showcase }: BlockSurroundings & { block: BlockData }) {
  switch (block.blockType) {
    case 'hero':
      return <HeroBlock {...block} starter={starter} />
    case 'richText':
      return <RichTextBlock {...block} />
    case 'twoColumns':
      return <TwoColumnsBlock {...block} />
    case 'steps':
      return <StepsBlock {...block} />
    case 'facts':
      return <FactsBlock {...block} />
    case 'accordions':
      return <AccordionsBlock {...block} />
    case 'quote':
      return <QuoteBlock {...block} />
    case 'banner':
      return <BannerBlock {...block} />
    case 'donorShowcase':
      return showcase?.(block) ?? null
    case 'blogShowcase':
      return <BlogShowcaseBlock {...block} words={words} />
    case 'lawTable':
      return <LawTableBlock {...block} words={words} />
    case 'priceTable':
      return <PriceTableBlock {...block} words={words} />
  }
}
