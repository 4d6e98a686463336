import { inheritances } from '@kindred/domain/genetic-matching/gene'
import { z } from 'zod'
import { block, optionalText } from '../parts.ts'

/** The genes that are compared, filled in from the master data when the page is made; none where the shop does not compare. */
export const geneListSchema = block('geneList', {
  headline: optionalText,
  text: optionalText,
  genes: z.array(
    z.object({
      gene: z.string(),
      condition: z.string(),
      inheritance: z.enum(inheritances),
      populations: z.array(
        z.object({
          population: z.string().nullable(),
          carrierOneIn: z.number().nullable(),
          detectionRate: z.number().nullable(),
          source: z.string().nullable(),
          verified: z.boolean(),
        }),
      ),
    }),
  ),
})
export type GeneListData = z.infer<typeof geneListSchema>
