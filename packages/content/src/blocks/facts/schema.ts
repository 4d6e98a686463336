import { z } from 'zod'
import { block, buttonSchema, optionalText, text } from '../parts.ts'

/** BLK-05: promises in numbers that can be checked. */
export const factsSchema = block('facts', {
  headline: text,
  text: optionalText,
  link: buttonSchema.nullish(),
  items: z.array(
    z.object({ id: z.string().optional(), value: text, unit: optionalText, text: optionalText }),
  ),
})
export type FactsData = z.infer<typeof factsSchema>
