import { z } from 'zod'
import { block, optionalText, richTextSchema, text } from '../parts.ts'

/** BLK-02 */
export const accordionsSchema = block('accordions', {
  headline: optionalText,
  onlyOneOpen: z.boolean().nullish(),
  items: z.array(
    z.object({
      id: z.string().optional(),
      title: text,
      startsOpen: z.boolean().nullish(),
      content: richTextSchema.nullish(),
    }),
  ),
})
export type AccordionsData = z.infer<typeof accordionsSchema>
