import { optionalCategories } from '@kindred/domain/consent/consent-categories'
import { z } from 'zod'
import { block } from '../parts.ts'
import { isScriptSource } from './script-source.ts'

/** BLK-09 */
export const scriptInjectionSchema = block('scriptInjection', {
  src: z.string().refine(isScriptSource, 'no address that a script may come from'),
  consent: z.enum(optionalCategories).default('cookie_cat_statistic'),
})
export type ScriptInjectionData = z.infer<typeof scriptInjectionSchema>
