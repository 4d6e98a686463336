import { z } from 'zod'
import { block, optionalText } from '../parts.ts'

/** A document as the page call gives it; null where it is gone. */
const downloadFileSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  length: z.int().nullable(),
  kind: z.enum(['audio', 'video', 'document']),
  /** Only for who is signed in, by an address made for them. */
  isProtected: z.boolean(),
})
export type DownloadFile = z.infer<typeof downloadFileSchema>

/** BLK-04 */
export const downloadSchema = block('download', {
  headline: optionalText,
  text: optionalText,
  divider: z.boolean().nullish(),
  items: z.array(
    z.object({
      id: z.string().optional(),
      title: optionalText,
      description: optionalText,
      file: downloadFileSchema.nullish(),
    }),
  ),
})
export type DownloadData = z.infer<typeof downloadSchema>
