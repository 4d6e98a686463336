import { z } from 'zod'
import { accordionsSchema } from './accordions/schema.ts'
import { bannerSchema } from './banner/schema.ts'
import { blogShowcaseSchema } from './blog-showcase/schema.ts'
import { donorShowcaseSchema } from './donor-showcase/schema.ts'
import { downloadSchema } from './download/schema.ts'
import { factsSchema } from './facts/schema.ts'
import { formBlockSchema } from './form/schema.ts'
import { geneListSchema } from './gene-list/schema.ts'
import { heroSchema } from './hero/schema.ts'
import { htmlContentSchema } from './html-content/schema.ts'
import { imageButtonSchema } from './image-button/schema.ts'
import { imageSliderSchema } from './image-slider/schema.ts'
import { lawTableSchema } from './law-table/schema.ts'
import { maskedBannerSchema } from './masked-banner/schema.ts'
import { peopleOverviewSchema } from './people-overview/schema.ts'
import { priceTableSchema } from './price-table/schema.ts'
import { quoteSchema } from './quote/schema.ts'
import { richTextBlockSchema } from './rich-text/schema.ts'
import { scriptInjectionSchema } from './script-injection/schema.ts'
import { socialTextSchema } from './social-text/schema.ts'
import { stepsSchema } from './steps/schema.ts'
import { twoColumnsSchema } from './two-columns/schema.ts'
import { videoTextSchema } from './video-text/schema.ts'

/** Every block as the page call gives it. */
export const blockSchema = z.discriminatedUnion('blockType', [
  heroSchema,
  richTextBlockSchema,
  twoColumnsSchema,
  stepsSchema,
  factsSchema,
  accordionsSchema,
  quoteSchema,
  bannerSchema,
  formBlockSchema,
  donorShowcaseSchema,
  blogShowcaseSchema,
  downloadSchema,
  htmlContentSchema,
  geneListSchema,
  lawTableSchema,
  priceTableSchema,
  imageButtonSchema,
  imageSliderSchema,
  maskedBannerSchema,
  peopleOverviewSchema,
  socialTextSchema,
  videoTextSchema,
  scriptInjectionSchema,
])
export type BlockData = z.infer<typeof blockSchema>

const kinds: ReadonlySet<string> = new Set(blockSchema.options.map((option) => option.shape.blockType.value))

export function isKnownBlock(kind: string): boolean {
  return kinds.has(kind)
}
