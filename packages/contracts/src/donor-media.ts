import { partNeeds } from '@kindred/domain/donors/profile-access'
import { donorKinds, donorMediaKinds, tiers } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { guidSchema, instantSchema } from './common.ts'

/** What staff keep of a donor. `content` is base64 without the data-URL prefix. */
export const donorMediaBodySchema = z.strictObject({
  kind: z.enum(donorMediaKinds),
  content: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/),
  /** One of the same kind, whose place it takes; its bytes are gone then. */
  replaces: guidSchema.optional(),
})
export const donorMediaSchema = z.object({
  id: guidSchema,
  kind: donorMediaBodySchema.shape.kind,
  contentType: z.string(),
})

const staffDonorSchema = z.object({
  donorId: z.string(),
  name: z.string(),
  kind: z.enum(donorKinds),
  profile: z.enum(tiers),
  isPublished: z.boolean(),
  isBlocked: z.boolean(),
})
/** Donors found by number or name, with how much is kept of each; at most `mostStaffDonors`. */
export const staffDonorListSchema = z.array(
  staffDonorSchema.extend({ pictures: z.int(), recordings: z.int() }),
)
export const mostStaffDonors = 50
export type StaffDonorList = z.infer<typeof staffDonorListSchema>

/** Everything that is kept of one donor to be seen and heard. */
export const staffDonorMediaSchema = staffDonorSchema.extend({
  donorGuid: guidSchema,
  media: z.array(
    donorMediaSchema.extend({
      width: z.int().nullable(),
      height: z.int().nullable(),
      seconds: z.int().nullable(),
      /** Bytes; null for what the demo world draws. */
      length: z.int().nullable(),
      keptAt: instantSchema,
      /** What opens it to customers. */
      needs: z.enum(partNeeds),
    }),
  ),
})
/** Where the asking member of staff sees and hears it, for some minutes. */
export const staffMediaAddressesSchema = z.array(z.object({ id: guidSchema, address: z.string() }))
export type StaffMediaAddresses = z.infer<typeof staffMediaAddressesSchema>
export type StaffDonorMedia = z.infer<typeof staffDonorMediaSchema>
