import { donorKinds } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { textSchema } from './common.ts'

const pageId = z.coerce.number().int().min(1).max(2_147_483_647).default(68)

/** SRCH-06, SRCH-07, SRCH-20: `pageId` is where the search is opened; it says for which kind of visitor. */
export const siteSearchQuerySchema = z.object({
  q: textSchema(100).min(1),
  pageId,
  from: z.coerce.number().int().min(0).max(10_000).default(0),
  take: z.coerce.number().int().min(1).max(60).default(20),
})

/** SRCH-16 */
export const suggestQuerySchema = z.object({
  q: textSchema(100),
  pageId,
  count: z.coerce.number().int().min(1).max(20).default(10),
})

/** Pieces of a text; joined they are the text. */
const piecesSchema = z.array(z.object({ text: z.string(), isHit: z.boolean() }))

export const siteSearchHitSchema = z.object({
  name: z.string(),
  url: z.string(),
  /** The page it hangs below; null at the top. */
  parentName: z.string().nullable(),
  metaDataDescription: z.string(),
  /** The name and the place where the words were found, cut at the words. */
  namePieces: piecesSchema,
  excerptPieces: piecesSchema,
  /** The language of its words: another than asked where the page is not translated. */
  locale: z.string(),
})
export type SiteSearchHit = z.infer<typeof siteSearchHitSchema>

/** SRCH-08: a donor whose code, name or words were searched for. */
export const siteSearchDonorSchema = z.object({
  code: z.string(),
  alias: z.string(),
  kind: z.enum(donorKinds),
  /** Below `donorPageUri`. */
  url: z.string(),
})

/** SRCH-05. `total` counts pages; `donors` are the first few, and `donorTotal` says how many there are. */
export const siteSearchResultSchema = z.object({
  total: z.int(),
  hits: z.array(siteSearchHitSchema),
  donors: z.array(siteSearchDonorSchema),
  donorTotal: z.int(),
  donorPageUri: z.string().nullable(),
  /** What was looked for instead, where nothing has the words as they were typed. */
  correctedQuery: z.string().nullable(),
})
export type SiteSearchResult = z.infer<typeof siteSearchResultSchema>

/** SRCH-16: pages whose names go on as typed, the likeliest first. */
export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ text: z.string(), pieces: piecesSchema, url: z.string() })),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
