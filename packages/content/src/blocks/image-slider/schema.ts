import { z } from 'zod'
import { block, imageSchema, optionalText } from '../parts.ts'

/** BLK-08 */
export const imageSliderSchema = block('imageSlider', {
  headline: optionalText,
  slides: z.array(z.object({ id: z.string().optional(), image: imageSchema.nullish(), text: optionalText })),
  autoplay: z.boolean().nullish(),
})
export type ImageSliderData = z.infer<typeof imageSliderSchema>
