import type { Payload } from 'payload'
import { stableId } from '../master-data/stable-id.ts'
import { insertMissing } from '../pages/insert-missing.ts'
import { type Written, written } from '../pages/page-writing.ts'
import { richText } from '../pages/rich-text.ts'
import { contactForm } from './contact-form.ts'
import { everyKindForm } from './every-kind-form.ts'
import { type FieldWriting, type FormWriting, type Said, say } from './form-writing.ts'

const forms: FormWriting[] = [contactForm, everyKindForm]

/** The id of a form of the demo world by its name. */
export const formId = (name: string): string => stableId(`form ${name}`)

/** Fills the demo world's forms in English, Danish and German. What is there already is left alone. */
export async function seedForms(payload: Payload): Promise<void> {
  await insertMissing(
    payload,
    'forms',
    forms.map((form) => ({ id: formId(form.name), ...toForm(form, 'en-GB') })) as never,
    (id) => {
      const form = forms.find(({ name }) => formId(name) === id)
      if (!form) return {}
      const others = written.filter((locale) => locale !== 'en-GB')
      return Object.fromEntries(others.map((locale) => [locale, toForm(form, locale) as never]))
    },
  )
}

function toForm(form: FormWriting, locale: Written) {
  return {
    title: say(form.title, locale),
    description: say(form.description, locale),
    successMessage: say(form.successMessage, locale),
    mailTo: form.mailTo,
    retentionDays: form.retentionDays,
    _status: 'published' as const,
    fields: form.fields.map((field, index) => toField(field, `${form.name} ${index}`, locale)),
  }
}

/** Words in one language; the rest is the same in all, ids included, so that languages meet in one field. */
function toField(field: FieldWriting, name: string, locale: Written): Record<string, unknown> {
  const { content, richText: words, ...rest } = field
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, isSaid(value) ? say(value, locale) : value]),
    ),
    id: stableId(`form field ${name}`),
    ...(words ? { richText: richText(say(words, locale)) } : {}),
    ...(content
      ? {
          content: content.map(({ value, text, checked = false }) => ({
            id: stableId(`form option ${name} ${value}`),
            value,
            checked,
            text: say(text, locale),
          })),
        }
      : {}),
  }
}

const isSaid = (value: unknown): value is Said => Array.isArray(value)
