import { optionalCategories } from '@kindred/domain/consent/consent-categories'
import { clientTypes } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { guidSchema, instantSchema, textSchema } from './common.ts'

const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** ACC-09. Rules beyond shape (password, name, phone) are business rules and answer 422 with a code per field. */
export const createPrivateUserSchema = z.strictObject({
  email: textSchema(254),
  password: z.string().max(200),
  fullName: textSchema(120),
  phone: textSchema(30).optional(),
  residentCountry: countryCode,
  treatmentCountry: countryCode.nullable(),
  treatmentState: textSchema(10).optional(),
  language: textSchema(5),
  shopCode: textSchema(4),
  acceptsTerms: z.boolean(),
  newsletter: z.boolean().default(false),
})

/** ACC-10. */
export const createProfessionalUserSchema = createPrivateUserSchema.extend({
  organisationName: textSchema(160),
  vatNumber: textSchema(20).optional(),
  clinicId: guidSchema.optional(),
})

/** The same answer whether the address was known or not: nobody learns who has an account. */
export const createdUserSchema = z.object({ confirmationSent: z.literal(true) })

export const confirmEmailQuery = z.object({ token: textSchema(200).min(20) })
/** Whoever follows the link also shows that the account's password is theirs: a stranger may have chosen it. */
export const confirmEmailBodySchema = z.strictObject({ password: z.string().max(200) })
export const confirmedSchema = z.object({
  confirmed: z.literal(true),
  clientType: z.enum(clientTypes),
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
  defaultLanguage: textSchema(10),
  treatmentCountryGuid: guidSchema.nullable(),
  residentCountryGuid: guidSchema.nullable(),
  legalDepartmentGuid: guidSchema,
  lastUsedRefClinic: guidSchema.nullable().optional(),
})

/** Which categories a signed-in customer agreed to in the consent dialog; all others are refused. */
export const cookieConsentBodySchema = z.strictObject({
  approved: z.array(z.enum(optionalCategories)).max(optionalCategories.length),
})

/** An address as somebody writes it. */
export const addressBodySchema = z.strictObject({
  fullName: textSchema(120),
  line1: textSchema(120),
  line2: textSchema(120).nullish(),
  postalCode: textSchema(20),
  city: textSchema(80),
  state: textSchema(10).nullish(),
  country: countryCode,
  phone: textSchema(30).nullish(),
})

/** An address as it was kept. */
export const addressSchema = z.strictObject({
  fullName: z.string(),
  line1: z.string(),
  line2: z.string().nullish(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string().nullish(),
  country: z.string(),
  phone: z.string().nullish(),
})
export type Address = z.infer<typeof addressSchema>

/** An address the customer can choose again. */
export const keptAddressSchema = z.object({ id: guidSchema, address: addressSchema })
export type KeptAddress = z.infer<typeof keptAddressSchema>

/** A field without faults is absent: empty means that the account could be created (ACC-12, ACC-13). */
export const validationSchema = z.object({ valid: z.literal(true) })

/** ACC-22. The answer is the same whether there is such a user or not. */
export const resendConfirmationSchema = z.strictObject({ recaptchaToken: textSchema(4000).optional() })
export const resentSchema = z.object({ confirmationSent: z.literal(true) })

/** ACC-11: what the forms check in the browser; patterns are regular expressions with the `u` flag. */
export const validationConfigurationsSchema = z.object({
  password: z.object({
    minLength: z.int(),
    maxLength: z.int(),
    rules: z.array(z.object({ code: z.string(), pattern: z.string() })),
  }),
  fullName: z.object({ pattern: z.string(), maxLength: z.int() }),
  phone: z.object({ pattern: z.string(), maxLength: z.int() }),
  email: z.object({ maxLength: z.int() }),
})
