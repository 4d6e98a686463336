import { clientTypes, customerTypes, donorKinds, regimes, standards } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { failureSchema, guidSchema, moneySchema, textSchema } from './common.ts'

/** LOC-01 with the rules a visitor may read. */
export const countrySchema = z.object({
  id: guidSchema,
  code: z.string(),
  name: z.string(),
  standards: z.enum(standards),
  donorAnonymity: z.enum(regimes),
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

export type Country = z.infer<typeof countrySchema>

/** LOC-12 */
export const locationQuerySchema = z.object({
  countryCode: textSchema(3).optional(),
  languageName: textSchema(10).optional(),
  shopCode: textSchema(10).optional(),
  customerType: z.enum(customerTypes).optional(),
  donationCountry: textSchema(3).optional(),
  donationType: textSchema(20).optional(),
  /** Told for the record (LOC-23); it decides nothing. */
  ipAddress: textSchema(60).optional(),
})

/** LOC-15 */
export const userContextSchema = z.object({
  country: z.string().nullable(),
  language: z.string(),
  defaultPageUrl: z.string(),
  detectedIpAddress: z.string().nullable(),
  countryFromIp: z.string().nullable(),
  countryFromCF: z.string().nullable(),
  robotsText: z.string(),
})
export type UserContext = z.infer<typeof userContextSchema>

/** A reference clinic: where straws may be sent. */
export const clinicSchema = z.object({
  id: guidSchema,
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  receivingHours: z.string().nullable(),
})

/** What a visitor chooses in the country settings (LOC-44). Country null: it is chosen later (LOC-55). */
export const locationSaveSchema = z.strictObject({
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  state: z
    .string()
    .regex(/^[\w-]{0,10}$/)
    .optional(),
  shopCode: z.string().regex(/^[a-z]{2,3}$/),
  languageName: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/i),
  customerType: z.enum(clientTypes).default('private'),
  /** Where the visitor is, so that they can stay there; without query. */
  path: textSchema(500).optional(),
})
export type LocationSave = z.input<typeof locationSaveSchema>

/** What was saved, with the page to go on with: the one the visitor was on, where the new shop and language have it. */
export const savedLocationSchema = locationSchema.extend({ pageUrl: z.string().nullable() })
export type SavedLocation = z.infer<typeof savedLocationSchema>

/** LOC-64. What may be bought is empty where nothing is allowed; reasons carry the source of their rule. */
export const shopAccessSchema = z.object({
  isAllowed: z.boolean(),
  donorKinds: z.array(z.enum(donorKinds)).readonly(),
  reasons: z.array(failureSchema).readonly(),
})

/** LOC-65. Listed prices; `taxRateBp` in basis points, null where no rate of that country is kept. */
export const reservedPaymentSchema = z.object({
  country: z.string(),
  shopCode: z.string(),
  currency: z.string(),
  pricesIncludeTax: z.boolean(),
  taxRateBp: z.int().nullable(),
  periods: z.array(z.object({ months: z.int(), price: moneySchema })),
  cardPaymentTypes: z.array(z.string()),
})
export type ReservedPayment = z.infer<typeof reservedPaymentSchema>
