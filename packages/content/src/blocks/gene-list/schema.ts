import { geneSchema } from '@kindred/contracts/genetic-matching'
import { z } from 'zod'
import { block, optionalText } from '../parts.ts'

/** The genes that are compared, filled in from the master data when the page is made; none where the shop does not compare. */
export const geneListSchema = block('geneList', {
  headline: optionalText,
  text: optionalText,
  genes: z.array(geneSchema),
})
export type GeneListData = z.infer<typeof geneListSchema>
