import { alertKinds } from '@kindred/domain/reconciliation/difference'
import { z } from 'zod'
import { guidSchema, instantSchema, textSchema } from './common.ts'

/** Something that staff must look at, with the figures of both sides. */
export const alertSchema = z.object({
  id: guidSchema,
  kind: z.enum(alertKinds),
  subject: z.string(),
  data: z.record(z.string(), z.unknown()),
  foundAt: instantSchema,
  acknowledgedAt: instantSchema.nullable(),
  acknowledgedBy: z.string().nullable(),
  acknowledgedByName: z.string().nullable(),
  note: z.string().nullable(),
  goneAt: instantSchema.nullable(),
})
export type Alert = z.infer<typeof alertSchema>

export const alertListQuery = z.object({ state: z.enum(['open', 'gone']).default('open') })
export const acknowledgeBody = z.strictObject({ note: textSchema(500, { isMultiLine: true }).min(1) })
