import { isCalendarDate } from '@kindred/domain/dates/calendar-date'
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

/** A day that exists, as `yyyy-MM-dd`. */
export const calendarDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true })
  .refine(isCalendarDate, 'There is no such day.')
export const instantSchema = z.iso.datetime()
/** In either case, since both write the same id; compared and kept in small letters. */
export const guidSchema = z.uuid().toLowerCase()

/** `{shop}` is `dk-shop`, `{language}` is `en-gb`, `{country}` is `DK`. */
export const shopParamSchema = z.string().regex(/^[a-z]{2,3}-shop$/)
export const languageParamSchema = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/)
export const countryParamSchema = z.string().regex(/^[A-Z]{2}$/)
export const shopLanguageParams = z.object({ shop: shopParamSchema, language: languageParamSchema })

/** Controls, halves of a character and line separators: no database or mail header takes them. */
const printable = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u
const printableInLines = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\t\n\r])*$/u
/** Characters that turn the order of reading around, so that a name reads as another. */
const readsAsWritten = /^[^\u202A-\u202E\u2066-\u2069]*$/u

/** Something to see, or an override to refuse; joiners, fillers and spaces of no width alone are none. */
const shows = /[^\s\p{Default_Ignorable_Code_Point}\u2800]|[\u202A-\u202E\u2066-\u2069]/u

/**
 * A text that somebody writes, for every body and query: letters of any script, trimmed, at most `max` characters, without
 * control characters and without overrides of the reading direction. What shows nothing is empty, so that no name or
 * street is invisible. `isMultiLine` lets line breaks and tabs through.
 */
export function textSchema(max: number, { isMultiLine = false } = {}) {
  return z
    .string()
    .trim()
    .overwrite((text) => (shows.test(text) ? text : ''))
    .max(max)
    .regex(isMultiLine ? printableInLines : printable, 'Leave out control characters.')
    .regex(readsAsWritten, 'Leave out characters that turn the direction of the text.')
}
