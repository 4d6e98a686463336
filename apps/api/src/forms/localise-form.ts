import { type FormFieldData, formFieldSchema } from '@kindred/content/blocks/form/schema.ts'
import { fallbackChain } from '@kindred/content/config/locales.ts'
import { type Locale, locales } from '@kindred/domain/vocabulary'
import type { FormRow } from './form.store.ts'

/** A form in one language, each word of it in the first language of the chain that has it. */
export type LocalForm = {
  formGuid: string
  title: string
  description: string | null
  successMessage: string | null
  redirectUrl: string | null
  fields: FormFieldData[]
}

const isLocale = new Set<string>(locales)

export function localiseForm(row: FormRow, locale: Locale): LocalForm {
  const chain = fallbackChain(locale)
  const word = (key: keyof FormRow['words'][string]) =>
    chain.map((each) => row.words[each]?.[key]).find(Boolean) ?? null
  return {
    formGuid: row.id,
    title: word('title') ?? '',
    description: word('description'),
    successMessage: word('successMessage'),
    redirectUrl: word('redirectUrl'),
    fields: row.fields.map((field) => toField(pick(field, chain) as Record<string, unknown>)),
  }
}

function toField({ blockType, fieldId, size, ...rest }: Record<string, unknown>): FormFieldData {
  const options = Array.isArray(rest.content) ? (rest.content as Record<string, unknown>[]) : []
  return formFieldSchema.parse({
    ...withoutNulls(rest),
    id: fieldId ?? null,
    type: String(blockType ?? ''),
    size: Number(size ?? 3),
    content: options.map(({ text, value, checked }) => ({
      text: String(text || value || ''),
      value: String(value ?? ''),
      checked: checked === true,
    })),
  })
}

const withoutNulls = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null))

/** Takes one language out of a stored tree: an object whose keys are languages becomes the word of the first that has it. */
function pick(value: unknown, chain: readonly Locale[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, chain))
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const keys = Object.keys(record)
  if (keys.length > 0 && keys.every((key) => isLocale.has(key)))
    return chain.map((locale) => record[locale]).find((word) => word !== null && word !== '') ?? null
  return Object.fromEntries(Object.entries(record).map(([key, item]) => [key, pick(item, chain)]))
}
