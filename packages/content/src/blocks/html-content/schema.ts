import { z } from 'zod'
import { block, optionalText, text } from '../parts.ts'

/** BLK-10, DL-01 to DL-03: `htmlContent` is sanitised already; `statusText` says why there is none. */
export const htmlContentSchema = block('htmlContent', {
  headline: optionalText,
  fileuri: text,
  htmlContent: z.string().nullish(),
  statusText: z.string().nullish(),
})
export type HtmlContentData = z.infer<typeof htmlContentSchema>
