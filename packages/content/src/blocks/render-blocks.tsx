import type { ReactNode } from 'react'
import { AccordionsBlock } from './accordions/accordions.tsx'
import { BannerBlock } from './banner/banner.tsx'
import { type BlockData, blockSchema } from './block-schema.ts'
import type { BlockWords } from './block-words.ts'
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

export type BlockSurroundings = {
  words: BlockWords
  /** The start of the donor search, where a hero asks for it. */
  starter?: ReactNode
  /** Donors are asked for by the app, since stock and law move. */
  showcase?: (block: DonorShowcaseData) => ReactNode
}

/** The blocks of a page in order. A block that cannot be read is left out and logged; the rest stands (BLK-20, BLK-21). */
export function RenderBlocks({
  blocks,
  ...around
}: BlockSurroundings & { blocks: readonly { blockType: string; id: string }[] }) {
  return blocks.map((raw) => {
    const read = blockSchema.safeParse(raw)
    if (read.success) return <Block key={raw.id} block={read.data} {...around} />
    console.error(
      JSON.stringify({
        level: 'error',
        code: 'broken-block',
        block: raw.blockType,
        id: raw.id,
        detail: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      }),
    )
    return null
  })
}

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
    case 'lawTable':
      return <LawTableBlock {...block} words={words} />
    case 'priceTable':
      return <PriceTableBlock {...block} words={words} />
  }
}
