import { guardedParts, partNeeds, profileReaders } from '@kindred/domain/donors/profile-access'
import {
  cmvFindings,
  donationTypes,
  donorKinds,
  quotaUnits,
  regimes,
  relatives,
  releaseTypes,
  shippingMethodKinds,
  standards,
  standings,
  stockTypes,
  tiers,
} from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { calendarDateSchema, guidSchema, instantSchema, moneySchema } from './common.ts'

/** Why something is or is not possible; `code` chooses the sentence, `data` fills it. */
export const reasonSchema = z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })

export const standingSchema = z.enum(standings)

export const stockLineSchema = z.object({
  stockItemId: guidSchema,
  strawType: z.enum(stockTypes),
  motClass: z.int(),
  volumeUl: z.int(),
  standards: z.array(z.enum(standards)),
  available: z.int().nonnegative(),
  price: moneySchema.nullable(),
})

/** DON-01, with what a card needs to be honest about stock, price and law. */
export const donorCardSchema = z.object({
  donorGuid: guidSchema,
  donorId: z.string(),
  name: z.string(),
  type: z.enum(releaseTypes),
  kind: z.enum(donorKinds),
  profile: z.enum(tiers),
  hairColor: z.string(),
  hairTexture: z.string().nullable(),
  eyeColor: z.string(),
  skinTone: z.string(),
  heightCm: z.int(),
  weightKg: z.int(),
  bloodType: z.string(),
  races: z.array(z.string()),
  ethnicities: z.array(z.string()),
  education: z.string(),
  hasAdultPhotos: z.boolean(),
  hasAudio: z.boolean(),
  geneticMatching: z.boolean(),
  hasFaceMatching: z.boolean(),
  /** 0 to 1; null unless signed in, enabled in the shop and registered. */
  faceMatchingScore: z.number().min(0).max(1).nullable(),
  shippedFrom: z.array(z.string()),
  uponRequest: z.boolean(),
  splash: z.string().nullable(),
  /** A drawing made from the traits; a photograph only for those who may see it. */
  portraitUrl: z.string(),
  profilePhotoUrl: z.string().nullable(),
  standing: standingSchema,
  nextAvailableMonth: z.string().nullable(),
  offered: z.boolean(),
  reasons: z.array(reasonSchema),
  stock: z.array(stockLineSchema),
  fromPrice: moneySchema.nullable(),
})
export type DonorCard = z.infer<typeof donorCardSchema>

export const familyPlacesSchema = z.object({
  country: z.string(),
  state: z.string(),
  unit: z.enum(quotaUnits),
  limit: z.int(),
  taken: z.int(),
  held: z.int(),
  left: z.int(),
  worldwideTaken: z.int(),
  worldwideCountries: z.int(),
  worldwideLimit: z.int().nullable(),
  source: z.string().nullable(),
  checkedOn: z.string().nullable(),
  verified: z.boolean(),
})

/** A relative of DON-06 with what was told about their health. */
export const relativeSchema = z.object({
  relative: z.enum([...relatives, 'Donor']),
  age: z.string().nullable(),
  findings: z.array(z.string()),
})

const proofSchema = z.object({
  source: z.string().nullable(),
  checkedOn: z.string().nullable(),
  verified: z.boolean(),
})

/** The rules of the treatment country that decided, each with its own source and date. */
export const countryRuleSchema = proofSchema.extend({
  country: z.string(),
  /** The proof beside it is its own. */
  regime: z.enum(regimes),
  homeDelivery: proofSchema.extend({ isAllowed: z.boolean() }),
})

/** A gene that was looked at, what for, and what the finding means; never the variant itself. */
export const testedGeneSchema = z.object({
  gene: z.string(),
  condition: z.string(),
  isCarrier: z.boolean(),
  inheritance: z.enum(['autosomalRecessive', 'xLinked']).nullable(),
  /** One in so many people carries a change; null where we know no number for everybody. */
  carrierOneIn: z.number().nullable(),
  /** Of a carrier: one child in so many would have the condition, while the other parent is untested. */
  childOneIn: z.int().nullable(),
  source: z.string().nullable(),
  verified: z.boolean(),
})
export type TestedGene = z.infer<typeof testedGeneSchema>

/** A private picture: its address leads to it for a short while, and only the person who asked. Pixels. */
export const donorPictureSchema = z.object({
  id: guidSchema,
  address: z.string(),
  width: z.int(),
  height: z.int(),
  /** Made by the demo world; not a photograph, nor anybody’s hand. */
  isDrawn: z.boolean(),
})
export const donorPhotoSchema = donorPictureSchema.extend({ kind: z.enum(['childhoodPhoto', 'adultPhoto']) })

const shareSchema = z.number().min(0).max(100)
/** Each a share of 0 to 100 (`donors/five-traits`). */
export const personalitySchema = z.object({
  openness: shareSchema,
  conscientiousness: shareSchema,
  extraversion: shareSchema,
  agreeableness: shareSchema,
  emotionalStability: shareSchema,
})

/** How straws travel from this shop to the treatment country. */
export const shippingWaySchema = z.object({
  method: z.enum(shippingMethodKinds),
  price: moneySchema,
  keepsColdDays: z.int().nullable(),
  transitDays: z.int(),
  tankBackWithinDays: z.int().nullable(),
})

export const donorDetailSchema = donorCardSchema.extend({
  motto: z.string().nullable(),
  description: z.string().nullable(),
  staffImpression: z.string().nullable(),
  occupation: z.string(),
  languages: z.array(z.string()),
  cmv: z.enum(cmvFindings),
  donatingSince: z.string(),
  pregnancyReported: z.boolean(),
  familyPlaces: z.array(familyPlacesSchema),
  quotaPrice: moneySchema.nullable(),
  /** With VAT, as private customers see it where the shop’s prices include it; else without. */
  quotaPriceHasTax: z.boolean(),
  quotaMandatory: z.boolean(),
  ownsPlace: z.boolean(),
  rule: countryRuleSchema.nullable(),
  healthHistory: z.array(relativeSchema),
  testedGenes: z.array(testedGeneSchema),
  /** Those the reader may see; each leads to its bytes for a short while, this reader alone. */
  photos: z.array(donorPhotoSchema),
  audio: z
    .object({
      id: guidSchema,
      address: z.string(),
      seconds: z.int(),
      transcript: z.string().nullable(),
      /** A computer hums in the demo world. */
      isDrawn: z.boolean(),
    })
    .nullable(),
  handwriting: donorPictureSchema.extend({ text: z.string().nullable() }).nullable(),
  personality: personalitySchema.nullable(),
  /** Until when the addresses lead anywhere; null without any. */
  addressesEndAt: instantSchema.nullable(),
  shipping: z.array(shippingWaySchema),
  /** Whom the answer is for. */
  reader: z.enum(profileReaders),
  /** What exists but is not in this answer, and what opens it. */
  locked: z.array(z.object({ part: z.enum(guardedParts), needs: z.enum(partNeeds) })),
  /** What a subscription costs in this shop, the shortest period first; empty where none is sold. */
  subscriptions: z.array(z.object({ months: z.int(), price: moneySchema })),
  /** For how long straws can be reserved, and the one fee for that; empty where the shop reserves none. */
  reservations: z.array(z.object({ months: z.int(), price: moneySchema })),
})
export type DonorDetail = z.infer<typeof donorDetailSchema>

/** DON-09: a donor at a glance. */
export const donorPreviewSchema = donorCardSchema.extend({
  motto: z.string().nullable(),
  occupation: z.string(),
})

/** DON-11: which cards to draw, each once and in this order. */
export const listDetailsBodySchema = z.strictObject({ donorGuids: z.array(guidSchema).min(1).max(100) })
export const listDetailsSchema = z.object({
  donors: z.array(donorCardSchema),
  /** Asked for and not there: unknown, taken down, withdrawn, or not for this reader. */
  missing: z.array(guidSchema),
  addressesEndAt: instantSchema.nullable(),
})
export type ListDetails = z.infer<typeof listDetailsSchema>

/** DON-13, DON-07 */
export const donationTypeSchema = z.enum(donationTypes)
export const availabilityMaximumSchema = z.object({ maximum: z.int().nonnegative() })

/** DON-12: one donation and the straws of it that are the customer’s. Millions of motile cells per ml. */
export const ejaculateInfoSchema = z.object({
  batch: z.string(),
  donorGuid: guidSchema,
  donorId: z.string(),
  donorAlias: z.string(),
  portraitUrl: z.string(),
  collectedOn: calendarDateSchema,
  releasedAt: instantSchema.nullable(),
  motBeforeFreeze: z.number().nullable(),
  motAfterThaw: z.number().nullable(),
  standards: z.array(z.enum(standards)),
  straws: z.array(
    z.object({
      code: z.string(),
      strawType: z.enum(stockTypes),
      motClass: z.int(),
      volumeUl: z.int(),
      orderNumber: z.string(),
      /** With us, or on its way or gone to the clinic. */
      place: z.enum(['bank', 'left']),
    }),
  ),
})
export type EjaculateInfo = z.infer<typeof ejaculateInfoSchema>
