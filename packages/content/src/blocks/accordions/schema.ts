import { z } from 'zod'
import { block, optionalText, richTextSchema, text } from '../parts.ts'

/** BLK-02 */
export const accordionsSchema = block('accordions', {
  headline: optionalText,
  items: z.array(z.object({ id: z.string().optional(), title: text, content: richTextSchema.nullish() })),
})
export type AccordionsData = z.infer<typeof accordionsSchema>
