import { z } from 'zod'
import { guidSchema, instantSchema } from './common.ts'

const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** ACC-09. Rules beyond shape (password, name, phone) are business rules and answer 422 with a code per field. */
export const createPrivateUserSchema = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(200),
  fullName: z.string().max(120),
  phone: z.string().max(30).optional(),
  residentCountry: countryCode,
  treatmentCountry: countryCode.nullable(),
  treatmentState: z.string().max(10).optional(),
  language: z.string().max(5),
  shopCode: z.string().max(4),
  acceptsTerms: z.boolean(),
  newsletter: z.boolean().default(false),
})
export type CreatePrivateUser = z.input<typeof createPrivateUserSchema>

/** ACC-10. */
export const createProfessionalUserSchema = createPrivateUserSchema.extend({
  organisationName: z.string().max(160),
  vatNumber: z.string().max(20).optional(),
  clinicId: guidSchema.optional(),
})

/** The same answer whether the address was known or not: nobody learns who has an account. */
export const createdUserSchema = z.object({ confirmationSent: z.literal(true) })

export const confirmEmailQuery = z.object({ token: z.string().min(20).max(200) })
export const confirmedSchema = z.object({
  confirmed: z.literal(true),
  clientType: z.enum(['private', 'professional']),
})

export const userSchema = z.object({
  username: guidSchema,
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  type: z.enum(['Private', 'Professional']),
  organisationName: z.string().nullable(),
  vatNumber: z.string().nullable(),
  createdAt: instantSchema,
})

/** ACC-01; guids are those of the country and legal department in the reference data. */
export const userSettingsSchema = z.object({
  defaultLanguage: z.string(),
  shopCode: z.string(),
  treatmentCountryCode: z.string().nullable(),
  treatmentCountryGuid: guidSchema.nullable(),
  residentCountryGuid: guidSchema.nullable(),
  legalDepartmentGuid: guidSchema,
  lastUsedRefClinic: guidSchema.nullable(),
})
export const userSettingsBodySchema = z.strictObject({
  defaultLanguage: z.string(),
  treatmentCountryGuid: guidSchema.nullable(),
  residentCountryGuid: guidSchema.nullable(),
  legalDepartmentGuid: guidSchema,
  lastUsedRefClinic: guidSchema.nullable().optional(),
})

export const addressSchema = z.strictObject({
  fullName: z.string().max(120),
  line1: z.string().max(120),
  line2: z.string().max(120).nullish(),
  postalCode: z.string().max(20),
  city: z.string().max(80),
  state: z.string().max(10).nullish(),
  country: countryCode,
  phone: z.string().max(30).nullish(),
})
export type Address = z.infer<typeof addressSchema>
