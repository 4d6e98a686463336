import { z } from 'zod'

/** What every refusal looks like: at least one code, the field where one is at fault (decisions: business errors). */
export const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})
export const errorBodySchema = z.object({ errors: z.array(failureSchema).min(1) })
export type ErrorBody = z.infer<typeof errorBodySchema>

/** Integer minor units, never a float. */
export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) })

export const calendarDateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const instantSchema = z.iso.datetime()
export const guidSchema = z.uuid()

/** `{shop}` is `dk-shop`, `{language}` is `en-gb`, `{country}` is `DK`. */
export const shopParamSchema = z.string().regex(/^[a-z]{2,3}-shop$/)
export const languageParamSchema = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/)
export const countryParamSchema = z.string().regex(/^[A-Z]{2}$/)
export const shopLanguageParams = z.object({ shop: shopParamSchema, language: languageParamSchema })
