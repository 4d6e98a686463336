import { donorKinds } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { guidSchema, instantSchema, textSchema } from './common.ts'

const nameSchema = textSchema(60).min(1)

/** What to keep: the query of a search address; what is no filter in it is left out. */
export const savedSearchBodySchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(donorKinds),
  query: textSchema(2000),
  /** Whether to write when new donors match, once a day at most. */
  hasAlert: z.boolean(),
})
export type SavedSearchBody = z.infer<typeof savedSearchBodySchema>

export const savedSearchChangeSchema = z.strictObject({ name: nameSchema, hasAlert: z.boolean() })

/** A search somebody keeps, as the shop and treatment country see donors in which it was saved. */
export const savedSearchSchema = z.object({
  savedSearchGuid: guidSchema,
  name: z.string(),
  kind: z.enum(donorKinds),
  /** The filters as they stand in an address, in one canonical order. */
  query: z.string(),
  shopCode: z.string(),
  treatmentCountry: z.string().nullable(),
  hasAlert: z.boolean(),
  savedAt: instantSchema,
  seenAt: instantSchema,
  /** Donors that match and joined since it was last opened. */
  newDonors: z.int().nonnegative(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>

/** How many searches the person of a link is written about, without saying which. */
export const alertCountSchema = z.object({ alerts: z.int().nonnegative() })
