import type { FormFieldType } from '@kindred/domain/forms/form-definition'
import { type Written, written } from '../pages/page-writing.ts'

/** Words in English, Danish and German, in this order. */
export type Said = readonly [english: string, danish: string, german: string]

export type FieldWriting = {
  blockType: FormFieldType
  fieldId?: string
  label?: Said
  tooltip?: Said
  placeholder?: Said
  errorMessage?: Said
  content?: { value: string; text: Said; checked?: boolean }[]
  richText?: Said
} & Record<string, unknown>

export type FormWriting = {
  name: string
  mailTo: string
  retentionDays: number
  title: Said
  description: Said
  successMessage: Said
  fields: FieldWriting[]
}

/** One language of what was said. */
export const say = (said: Said, locale: Written): string => said[written.indexOf(locale)] ?? said[0]
