import { z } from 'zod'
import { guidSchema, instantSchema } from './common.ts'

/** UPL-09: a file as it is sent. `content` is base64 without the data-URL prefix, `length` counts bytes before it. */
export const attachmentSchema = z.strictObject({
  content: z.string(),
  fileName: z.string().min(1).max(255),
  /** Empty where the browser knew none (UPL-10); what is believed is told by the bytes. */
  contentType: z.string().max(255).default(''),
  length: z.int().min(0),
})
export type Attachment = z.infer<typeof attachmentSchema>

/** A file that is kept: its id is all that leads to it. */
export const keptFileSchema = z.object({
  id: guidSchema,
  fileName: z.string(),
  contentType: z.string(),
  length: z.int(),
})
export type KeptFile = z.infer<typeof keptFileSchema>

/** Where a protected file can be read for a short while, by the person who asked. */
export const fileAddressSchema = z.object({ address: z.string(), expiresAt: instantSchema })

/** What a signed address carries: whom it is for, until when (epoch milliseconds), and the proof. */
export const addressQuerySchema = z.object({
  person: z.string().max(100),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
})

/** CFG-01: what the upload control must know. */
export const uploadLimitsSchema = z.object({ fileSizeLimit: z.int().positive() })

/** DL-01 */
export const htmlContentSchema = z.object({ htmlContent: z.string() })
export const htmlContentQuerySchema = z.object({ fileuri: z.string().min(1).max(300) })
