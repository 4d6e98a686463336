import { z } from 'zod'
import { guidSchema } from './common.ts'

/** LOC-01 with the rules a visitor may read. */
export const countrySchema = z.object({
  id: guidSchema,
  code: z.string(),
  name: z.string(),
  standards: z.enum(['eu', 'us']),
  donorAnonymity: z.enum(['nonIDRelease', 'both', 'idRelease']),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
})

/** LOC-03, LOC-04, LOC-06. */
export const shopSchema = z.object({
  title: z.string(),
  url: z.string(),
  shopName: z.string(),
  shopDisplayName: z.string(),
  pageGuid: guidSchema.nullable(),
  shopCode: z.string(),
  legalDepartmentId: z.int(),
  legalDepartmentGuid: guidSchema,
  legalDepartmentShortCode: z.string(),
  shopCurrency: z.string(),
  isDefaultShop: z.boolean(),
  languages: z.array(
    z.object({ language: z.string(), languageName: z.string(), isDefaultLanguage: z.boolean() }),
  ),
  settings: z.object({
    geneticMatchingSettings: z.object({ isGeneticMatchingEnabled: z.boolean() }),
    faceMatchingSettings: z.object({ isFaceMatchingEnabled: z.boolean() }),
    enableChooseTcLater: z.boolean(),
  }),
})
export type Shop = z.infer<typeof shopSchema>

/** LOC-13. */
export const locationSchema = z.object({
  robotsText: z.string(),
  language: z.string(),
  country: countrySchema.nullable(),
  shop: shopSchema,
  defaultPageUrl: z.string(),
  donationCountryCode: z.string().nullable(),
  donationCountryLanguage: z.string().nullable(),
  donationCountry: z.object({ defaultPageUrl: z.string() }).nullable(),
  donationType: z.string(),
  accountPageUrl: z.string(),
})
export type Location = z.infer<typeof locationSchema>
