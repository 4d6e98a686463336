import { z } from 'zod'
import { block, buttonSchema, imageSchema, optionalText, text } from '../parts.ts'

export const maskShapes = ['pebble', 'tide', 'seed'] as const

/** BLK-11 */
export const maskedBannerSchema = block('maskedBanner', {
  headline: text,
  text: optionalText,
  image: imageSchema.nullish(),
  shape: z.enum(maskShapes).default('pebble'),
  imageOnLeft: z.boolean().nullish(),
  link: buttonSchema.nullish(),
})
export type MaskedBannerData = z.infer<typeof maskedBannerSchema>
