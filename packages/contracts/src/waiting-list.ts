import { donorKinds, soldTypes } from '@kindred/domain/vocabulary'
import { waitingStates } from '@kindred/domain/waiting-list/waiting-entry'
import { mostStraws } from '@kindred/domain/waiting-list/waiting-terms'
import { z } from 'zod'
import { guidSchema, instantSchema } from './common.ts'

const strawTypeSchema = z.enum(soldTypes)

/** FAV-12: for how many straws of which donor and type to wait, in the treatment country of the headers. */
export const waitingListBodySchema = z.strictObject({
  donorGuid: guidSchema,
  strawType: strawTypeSchema,
  amount: z.int().min(1).max(mostStraws),
})
export type WaitingListBody = z.infer<typeof waitingListBodySchema>

/** FAV-11. It holds no straw. */
export const waitingListEntrySchema = z.object({
  waitingListGuid: guidSchema,
  legalDepartmentGuid: guidSchema,
  shopCode: z.string(),
  donorGuid: guidSchema,
  donorId: z.string(),
  name: z.string(),
  kind: z.enum(donorKinds),
  portraitUrl: z.string(),
  strawType: strawTypeSchema,
  amount: z.int(),
  treatmentCountry: z.string(),
  treatmentState: z.string(),
  state: z.enum(waitingStates),
  since: instantSchema,
  /** 90 days after it was begun or renewed. */
  expiresAt: instantSchema,
  toldAt: instantSchema.nullable(),
  /** How many wait for the same before them. */
  ahead: z.int().nonnegative(),
})
export type WaitingListEntry = z.infer<typeof waitingListEntrySchema>

/** From the link in a mail; it ends waiting and can do nothing else. */
export const stopLinkSchema = z.object({ token: z.string().min(20).max(500) })

/** How many entries the person of a link waits for, without saying which. */
export const stopCountSchema = z.object({ waiting: z.int().nonnegative() })
