import { quotaUnits, regimes } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { block, optionalText } from '../parts.ts'

const proof = { source: z.string().nullable(), verified: z.boolean(), checkedOn: z.string().nullable() }
const permission = z.object({ isAllowed: z.boolean(), ...proof })

/** The rules of every country as they are in force, filled in from the master data when the page is made. */
export const lawTableSchema = block('lawTable', {
  headline: optionalText,
  text: optionalText,
  countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      regime: z.object({ value: z.enum(regimes), ...proof }),
      import: permission,
      eggDonation: permission,
      homeDelivery: permission,
      eligibility: z.object({ text: z.string(), ...proof }).nullable(),
      limits: z.array(
        z.object({
          unit: z.enum(quotaUnits),
          limit: z.int(),
          state: z.string().nullable(),
          ...proof,
        }),
      ),
    }),
  ),
})
export type LawTableData = z.infer<typeof lawTableSchema>
