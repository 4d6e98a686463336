import type { z } from 'zod'
import { block, buttonSchema, imageSchema, optionalText } from '../parts.ts'

/** BLK-19 */
export const imageButtonSchema = block('imageButton', {
  image: imageSchema.nullish(),
  text: optionalText,
  link: buttonSchema.nullish(),
})
export type ImageButtonData = z.infer<typeof imageButtonSchema>
