import { z } from 'zod'
import { block, imageSchema, optionalText, text } from '../parts.ts'

/** BLK-13, BLK-27 */
export const quoteSchema = block('quote', {
  text,
  variant: z.enum(['textOnly', 'border', 'imageLeft', 'imageRight']).default('textOnly'),
  /** Follows from the variant; kept beside it for readers of the call. */
  imageAlignmentIsRight: z.boolean().default(false),
  authorName: optionalText,
  authorCountry: optionalText,
  authorImage: imageSchema.nullish(),
  image: imageSchema.nullish(),
})
export type QuoteData = z.infer<typeof quoteSchema>
