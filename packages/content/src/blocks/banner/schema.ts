import { z } from 'zod'
import { block, buttonSchema, imageSchema, optionalText, text } from '../parts.ts'

/** BLK-03 */
export const bannerSchema = block('banner', {
  headline: text,
  text: optionalText,
  tone: z.enum(['shell', 'deep']).default('shell'),
  image: imageSchema.nullish(),
  link: buttonSchema.nullish(),
})
export type BannerData = z.infer<typeof bannerSchema>
