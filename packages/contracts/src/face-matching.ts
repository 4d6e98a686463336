import { faceEmbeddingLength } from '@kindred/domain/face-matching/face-embedding'
import { z } from 'zod'
import { calendarDateSchema, guidSchema, instantSchema, textSchema } from './common.ts'
import { donorCardSchema } from './donors.ts'
import { donorSearchBodySchema } from './search.ts'

/** FACE-04, FACE-05 */
export const faceMatchingStatusSchema = z.object({
  isRegistered: z.boolean(),
  /** Whether this shop offers it. A registration can be removed where it is off, too. */
  isEnabled: z.boolean(),
  registeredAt: instantSchema.nullable(),
  /** The words to agree to; send it with a photo. */
  consentVersion: z.string(),
})
export type FaceMatchingStatus = z.infer<typeof faceMatchingStatusSchema>

/** FACE-06: a photo as base64 without the data-URL prefix, and what was agreed to. */
export const faceRegistrationBodySchema = z.strictObject({
  photo: z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/),
  consent: z.strictObject({ given: z.boolean(), version: textSchema(40) }).optional(),
})

/** FACE-08: null where the donor does not take part. */
export const faceMatchSchema = z.object({
  donorGuid: guidSchema,
  donorId: z.string(),
  faceMatchingScore: z.number().min(0).max(1).nullable(),
})
export type FaceMatch = z.infer<typeof faceMatchSchema>

/** The scores of the cards of a page at once. Who does not take part is left out. */
export const faceScoresBodySchema = z.strictObject({ donorGuids: z.array(guidSchema).min(1).max(200) })
export const faceScoresSchema = z.object({
  scores: z.array(z.object({ donorGuid: guidSchema, faceMatchingScore: z.number().min(0).max(1) })),
})
export type FaceScores = z.infer<typeof faceScoresSchema>

/** Which donors of a search resemble the customer most: the filters of the search, in the order of the score. */
export const bestMatchesBodySchema = donorSearchBodySchema.omit({ sort: true })
export const bestMatchesSchema = z.object({
  /** Donors of the search that take part. */
  total: z.int(),
  donors: z.array(donorCardSchema),
})
export type BestMatches = z.infer<typeof bestMatchesSchema>

/**
 * What staff send of a donor who agreed to be compared: a photo, or an embedding that another installation made with the
 * same model. `givenOn` is the day of the signed consent.
 */
export const donorFaceBodySchema = z.strictObject({
  photo: faceRegistrationBodySchema.shape.photo.optional(),
  embedding: z.array(z.number().min(-2).max(2)).length(faceEmbeddingLength).optional(),
  model: textSchema(60).optional(),
  consent: z.strictObject({ given: z.boolean(), version: textSchema(40), givenOn: calendarDateSchema }),
})
