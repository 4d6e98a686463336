import { z } from 'zod'
import { block, buttonSchema, imageSchema, optionalText, text } from '../parts.ts'

/** BLK-11 */
export const maskedBannerSchema = block('maskedBanner', {
  headline: text,
  text: optionalText,
  image: imageSchema.nullish(),
  shape: z.enum(['pebble', 'tide', 'seed']).default('pebble'),
  imageOnLeft: z.boolean().nullish(),
  link: buttonSchema.nullish(),
})
export type MaskedBannerData = z.infer<typeof maskedBannerSchema>
