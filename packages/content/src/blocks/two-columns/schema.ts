import { z } from 'zod'
import { block, imageSchema, nestedBlocksSchema, richTextSchema } from '../parts.ts'

const column = z
  .object({
    content: richTextSchema.nullish(),
    image: imageSchema.nullish(),
    blocks: nestedBlocksSchema,
  })
  .nullish()

/** BLK-16: the left width in per cent. */
export const twoColumnsSchema = block('twoColumns', {
  leftWidth: z.coerce.number().int().min(20).max(80).default(50),
  left: column,
  right: column,
})
export type TwoColumnsData = z.infer<typeof twoColumnsSchema>
