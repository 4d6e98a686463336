import type { z } from 'zod'
import { block, richTextSchema } from '../parts.ts'

/** BLK-14 */
export const richTextBlockSchema = block('richText', { content: richTextSchema.nullish() })
export type RichTextBlockData = z.infer<typeof richTextBlockSchema>
