import { z } from 'zod'
import { textSchema } from './common.ts'

/** What staff look for in a list: a name, an e-mail address, a number. */
export const staffSearchBody = z.strictObject({ words: textSchema(100) })

/** The words as an address may carry them: sealed, since they may name a person, and only this installation opens them. */
export const soughtSchema = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)

export const staffSearchSchema = z.object({ sought: soughtSchema })
export type StaffSearch = z.infer<typeof staffSearchSchema>
