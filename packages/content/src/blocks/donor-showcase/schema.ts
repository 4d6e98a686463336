import { donorKinds } from '@kindred/domain/vocabulary'
import { z } from 'zod'
import { block, buttonSchema, optionalText, text } from '../parts.ts'

export const showcaseSorts = ['newest', 'stock', 'price'] as const

/** A few donors in a row. Which ones is asked when the page is made, since stock and law move. */
export const donorShowcaseSchema = block('donorShowcase', {
  headline: text,
  text: optionalText,
  donorKind: z.enum(donorKinds).default('sperm'),
  count: z.coerce.number().int().min(1).max(12).default(4),
  sort: z.enum(showcaseSorts).default('newest'),
  note: optionalText,
  link: buttonSchema.nullish(),
})
export type DonorShowcaseData = z.infer<typeof donorShowcaseSchema>
