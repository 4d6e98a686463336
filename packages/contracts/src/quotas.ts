import { z } from 'zod'
import { guidSchema, textSchema } from './common.ts'

/** PREG-02. Countries by code or guid of the reference data; `userName` is the customer's own opaque id. */
export const allowedToBuyQuotaSchema = z.strictObject({
  legalDepartmentGuid: guidSchema,
  userName: guidSchema,
  donor: guidSchema,
  treatmentCountry: textSchema(36).min(2),
  recipientCountry: textSchema(36).nullish(),
  isQuotaAutoAdded: z.literal(false).default(false),
})

/** PREG-13: whether a place of the donor may be bought, and every reason against it. */
export const quotaAnswerSchema = z.object({
  allowed: z.boolean(),
  reasons: z.array(z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })),
})
