import { z } from 'zod'
import { block, imageSchema, optionalText, text } from '../parts.ts'

export const quoteVariants = ['textOnly', 'border', 'imageLeft', 'imageRight'] as const

/** BLK-13, BLK-27 */
export const quoteSchema = block('quote', {
  text,
  variant: z.enum(quoteVariants).default('textOnly'),
  /** Follows from the variant; kept beside it for readers of the call. */
  imageAlignmentIsRight: z.boolean().default(false),
  authorName: optionalText,
  authorCountry: optionalText,
  authorImage: imageSchema.nullish(),
  image: imageSchema.nullish(),
})
export type QuoteData = z.infer<typeof quoteSchema>
