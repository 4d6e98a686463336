import { z } from 'zod'
import { guidSchema, moneySchema } from './common.ts'

/** Why something is or is not possible; `code` chooses the sentence, `data` fills it. */
export const reasonSchema = z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) })

export const standingSchema = z.enum([
  'available',
  'temporarilySoldOut',
  'familyLimitHold',
  'siblingsOnly',
  'soldOut',
  'uponRequest',
  'blocked',
])

export const stockLineSchema = z.object({
  stockItemId: guidSchema,
  strawType: z.enum(['IUI', 'ICI', 'IVF', 'eggLot', 'embryo']),
  motClass: z.int(),
  volumeUl: z.int(),
  standards: z.array(z.enum(['eu', 'us'])),
  available: z.int().nonnegative(),
  price: moneySchema.nullable(),
})

/** DON-01, with what a card needs to be honest about stock, price and law. */
export const donorCardSchema = z.object({
  donorGuid: guidSchema,
  donorId: z.string(),
  name: z.string(),
  type: z.enum(['idRelease', 'nonIDRelease']),
  kind: z.enum(['sperm', 'egg']),
  profile: z.enum(['Basic', 'Extended', 'Exclusive']),
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
  unit: z.enum(['families', 'women', 'children', 'births']),
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
  relative: z.enum([
    'PaternalGrandfather',
    'PaternalGrandmother',
    'MaternalGrandfather',
    'MaternalGrandmother',
    'Father',
    'Mother',
    'Sibling',
    'Donor',
  ]),
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
  regime: z.enum(['nonIDRelease', 'both', 'idRelease']),
  homeDelivery: proofSchema.extend({ isAllowed: z.boolean() }),
})

export const donorDetailSchema = donorCardSchema.extend({
  motto: z.string().nullable(),
  description: z.string().nullable(),
  staffImpression: z.string().nullable(),
  occupation: z.string(),
  languages: z.array(z.string()),
  cmv: z.enum(['negative', 'positive', 'unknown']),
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
  testedGenes: z.array(z.object({ gene: z.string(), condition: z.string(), isCarrier: z.boolean() })),
  /** What exists but is not in this answer, and what opens it. */
  locked: z.array(z.object({ part: z.string(), needs: z.enum(['signIn', 'subscription']) })),
})
export type DonorDetail = z.infer<typeof donorDetailSchema>
