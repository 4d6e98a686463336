import { z } from 'zod'
import { block, optionalText, richTextSchema } from '../parts.ts'

const address = z
  .url({ protocol: /^https$/ })
  .or(z.literal(''))
  .nullish()

/** BLK-15 */
export const socialTextSchema = block('socialText', {
  headline: optionalText,
  content: richTextSchema.nullish(),
  networks: z
    .object({
      facebook: address,
      instagram: address,
      linkedin: address,
      youtube: address,
      pinterest: address,
      twitter: address,
    })
    .nullish(),
})
export type SocialTextData = z.infer<typeof socialTextSchema>
