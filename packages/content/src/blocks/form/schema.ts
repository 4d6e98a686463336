import { formFieldFormats } from '@kindred/domain/forms/form-definition'
import { z } from 'zod'
import { block, optionalText, richTextSchema, text } from '../parts.ts'

const bound = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** FORM-02. The type stays open: a kind that nobody knows is skipped, not an error of the page. */
export const formFieldSchema = z.object({
  id: optionalText,
  type: z.string(),
  label: text,
  placeholder: optionalText,
  value: optionalText,
  required: z.boolean().default(false),
  tooltip: optionalText,
  errorMessage: optionalText,
  size: z.union([z.literal(1), z.literal(2), z.literal(3)]).catch(3),
  validation: optionalText,
  format: z.enum(formFieldFormats).nullable().catch(null),
  minLength: bound,
  maxLength: bound,
  content: z.array(z.object({ text: z.string(), value: z.string(), checked: z.boolean() })).default([]),
  multiSelect: z.boolean().default(false),
  minYears: bound,
  maxYears: bound,
  /** The words of a field of kind `richText`. */
  richText: richTextSchema.nullish().transform((value) => value ?? null),
})
export type FormFieldData = z.infer<typeof formFieldSchema>

/** FORM-01, and a stamp that says when the page was made (see `apps/api/src/forms/bot-check`). */
export const formBlockSchema = block('form', {
  title: text,
  description: optionalText,
  fields: z.array(formFieldSchema),
  formGuid: optionalText,
  pageId: z.string(),
  submitUrl: optionalText,
  successMessage: optionalText,
  redirectUrl: optionalText,
  donorTrackingData: z
    .object({ donorCandidateKind: optionalText, department: optionalText })
    .nullish()
    .transform((value) => value ?? null),
  stamp: z.string().default(''),
})
export type FormBlockData = z.infer<typeof formBlockSchema>
