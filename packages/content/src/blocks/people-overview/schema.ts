import { z } from 'zod'
import { block, imageSchema, optionalText, text } from '../parts.ts'

/** BLK-26 */
const personSchema = z.object({
  id: z.string().optional(),
  name: text,
  title: optionalText,
  image: imageSchema.nullish(),
  personCategory: optionalText,
})

/** BLK-12 */
export const peopleOverviewSchema = block('peopleOverview', {
  headline: optionalText,
  text: optionalText,
  people: z.array(personSchema),
})
export type PeopleOverviewData = z.infer<typeof peopleOverviewSchema>
