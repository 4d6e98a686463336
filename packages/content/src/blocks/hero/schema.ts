import { z } from 'zod'
import { block, buttonSchema, imageSchema, optionalText, text } from '../parts.ts'

/** BLK-07 */
export const heroSchema = block('hero', {
  headline: text,
  lead: optionalText,
  heroImage: imageSchema.nullish(),
  heroVideoURL: optionalText,
  altText: optionalText,
  primaryButton: buttonSchema.nullish(),
  secondaryButtons: z.array(z.object({ button: buttonSchema.nullish() })).default([]),
  showSearchStarter: z.boolean().default(false),
  showSubBlock: z.boolean().default(false),
  subBlockHeader: optionalText,
  subBlockText: optionalText,
})
export type HeroData = z.infer<typeof heroSchema>
