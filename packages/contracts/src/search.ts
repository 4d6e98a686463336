import { wishes } from '@kindred/domain/search/wishes'
import { cmvFindings, donorKinds, releaseTypes, soldTypes, tiers } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { textSchema } from './common.ts'
import { donorCardSchema } from './donors.ts'

/** More than any list of traits has values: who ticks all of them is answered. */
const words = z.array(textSchema(60).min(1)).max(100)

/** Filters of the donor search. Lists mean "any of these"; different filters narrow together. */
export const donorFilterSchema = z.strictObject({
  releaseType: z.array(z.enum(releaseTypes)).optional(),
  tier: z.array(z.enum(tiers)).optional(),
  hairColour: words.optional(),
  eyeColour: words.optional(),
  heightMin: z.int().min(120).max(230).optional(),
  heightMax: z.int().min(120).max(230).optional(),
  weightMin: z.int().min(30).max(250).optional(),
  weightMax: z.int().min(30).max(250).optional(),
  bloodType: words.optional(),
  races: words.optional(),
  ethnicities: words.optional(),
  skinTone: words.optional(),
  education: words.optional(),
  occupation: words.optional(),
  languages: words.optional(),
  strawType: z.array(z.enum(soldTypes)).optional(),
  motMin: z.int().min(0).max(30).optional(),
  stockMin: z.int().min(1).max(1000).optional(),
  shippedFrom: words.optional(),
  cmv: z.array(z.enum(cmvFindings)).optional(),
  testedGenes: words.optional(),
  standing: words.optional(),
  freeQuotaPlace: z.boolean().optional(),
  pregnanciesReported: z.boolean().optional(),
  adultPhotos: z.boolean().optional(),
  audio: z.boolean().optional(),
  geneticMatching: z.boolean().optional(),
  faceMatching: z.boolean().optional(),
  keyword: textSchema(100).optional(),
})
export type DonorFilterBody = z.infer<typeof donorFilterSchema>

/**
 * `best` takes what the filter says of looks and life (`wishes`) as wishes: they order the donors who meet everything else,
 * those who miss none first, and leave nobody out.
 */
export const donorSortSchema = z.enum(['newest', 'best', 'stock', 'price', 'name'])

export const donorSearchBodySchema = z.strictObject({
  kind: z.enum(donorKinds).default('sperm'),
  filter: donorFilterSchema.default({}),
  sort: donorSortSchema.default('newest'),
  from: z.int().min(0).max(1_000_000).default(0),
  take: z.int().min(1).max(60).default(20),
  /** Also those that are not offered in the treatment country, each with why. */
  includeNotOffered: z.boolean().default(false),
})
export type DonorSearchBody = z.input<typeof donorSearchBodySchema>

/** SRCH-11: donors to match may be narrowed to those that are no "no match" for the customer’s own findings. */
export const donorMatchSearchBodySchema = donorSearchBodySchema.extend({
  hideNotMatching: z.boolean().default(false),
})
export type DonorMatchSearchBody = z.input<typeof donorMatchSearchBodySchema>

/** For each filter: how many donors each value would leave, all other filters kept. */
export const facetsSchema = z.record(z.string(), z.record(z.string(), z.int()))

export const donorSearchResultSchema = z.object({
  total: z.int(),
  /** All that could be chosen with no filter at all. */
  totalUnfiltered: z.int(),
  donors: z.array(donorCardSchema),
  facets: facetsSchema,
  ranges: z.object({ heightMin: z.int(), heightMax: z.int(), weightMin: z.int(), weightMax: z.int() }),
  /** When little is left: which filter to lift, and how many that brings. */
  relax: z.array(z.object({ filter: z.string(), value: z.string().nullable(), brings: z.int() })),
  /** With `hideNotMatching`: how many donors it hides that meet every other filter. */
  leftOut: z.int().optional(),
  /** With `sort: best` and a wish in the filter: how many meet all of them, and what each donor above does not meet. */
  wishes: z.object({ meetAll: z.int(), missed: z.array(z.array(z.enum(wishes))) }).optional(),
})
export type DonorSearchResult = z.infer<typeof donorSearchResultSchema>
