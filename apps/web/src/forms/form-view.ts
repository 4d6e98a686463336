import type { FormBlockData, FormFieldData } from '@kindred/content/blocks/form/schema.ts'
import type { DateWords } from '@kindred/ui/date-field/date-words'
import type { UploadWords } from '@kindred/ui/upload-field/upload-words'
import type { ReactNode } from 'react'

/** What the form says besides its own words, in the visitor's language. `{bound}` and `{years}` are filled in. */
export type FormTexts = Record<
  | 'failed'
  | 'sent'
  | 'sending'
  | 'optional'
  | 'choose'
  | 'faultsOne'
  | 'faultsMany'
  | 'filesWait'
  | 'leaveEmpty'
  | 'fallback',
  string
> & { errors: Record<string, string>; hints: Record<string, string> }

/** A form as the page hands it to its island. */
export type FormView = Pick<
  FormBlockData,
  | 'id'
  | 'formGuid'
  | 'pageId'
  | 'submitUrl'
  | 'successMessage'
  | 'redirectUrl'
  | 'stamp'
  | 'donorTrackingData'
> & {
  fields: Omit<FormFieldData, 'richText'>[]
  /** The words between the fields, made on the server, by the place of the field. */
  words: Record<number, ReactNode>
  /** As in a path, `da-dk`. */
  locale: string
  /** BCP 47, sent as `formLanguage`. */
  language: string
  shopCode: string
  fileSizeLimit: number
  texts: FormTexts
  uploadWords: UploadWords
  dateWords: DateWords
}

export type FieldView = FormView['fields'][number]

/** Names of inputs, so that they meet neither the honeypot nor what the framework adds. */
export const inputName = (fieldId: string) => `field.${fieldId}`

/** Ids of controls on the page: two forms may stand on one. */
export const controlId = (formId: string, fieldId: string) => `f-${formId}-${fieldId}`
