import { z } from 'zod'
import { block, buttonSchema, optionalText, text } from '../parts.ts'

/** A way in numbered steps, joined by the three threads. */
export const stepsSchema = block('steps', {
  headline: text,
  text: optionalText,
  link: buttonSchema.nullish(),
  items: z.array(z.object({ id: z.string().optional(), title: text, text: optionalText })),
})
export type StepsData = z.infer<typeof stepsSchema>
