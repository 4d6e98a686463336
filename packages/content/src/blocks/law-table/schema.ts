import { z } from 'zod'
import { block, optionalText } from '../parts.ts'

const proof = { source: z.string().nullable(), verified: z.boolean(), checkedOn: z.string().nullable() }

/** The rules of every country as they are in force, filled in from the master data when the page is made. */
export const lawTableSchema = block('lawTable', {
  headline: optionalText,
  text: optionalText,
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      regime: z.enum(['nonIDRelease', 'both', 'idRelease']),
      acceptsImport: z.boolean(),
      isEggShopLegal: z.boolean(),
      homeDelivery: z.boolean(),
      eligibility: z.string().nullable(),
      ...proof,
      limits: z.array(
        z.object({
          unit: z.enum(['families', 'women', 'children', 'births']),
          limit: z.int(),
          state: z.string().nullable(),
          ...proof,
        }),
      ),
    }),
  ),
})
export type LawTableData = z.infer<typeof lawTableSchema>
