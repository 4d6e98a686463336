import { fillText } from '../texts/fill-text.ts'
import type { FormTexts } from './form-view.ts'
import type { SendFailure } from './send-form.ts'

/**
 * What a failure says at its field: the form's own words where it has some (FORM-17), else the built-in text of its code,
 * else that of the upload control, else that something went wrong (ERR-03).
 */
export function sayFailure(
  { code, message, data = {} }: SendFailure,
  { errors, fallback }: Pick<FormTexts, 'errors' | 'fallback'>,
  uploadErrors: Record<string, string> = {},
): string {
  if (data.isOverridden && message) return message
  const text = errors[code] ?? uploadErrors[code] ?? fallback
  return fillText(text, { ...data, name: data.fileName })
}
