import { type FormFieldType, formFieldFormats, formFieldSizes } from '@kindred/domain/forms/form-definition'
import type { Block, Field } from 'payload'
import { explainPattern } from '../blocks/form/match-pattern.ts'
import { richText } from '../fields/rich-text.ts'

/** The name of an answer: what the label says, in letters a name may have. */
const toId = (label: unknown) =>
  String(label ?? '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replace(/^\d+/, '')
    .replace(/ +(\w)/g, (_all, letter: string) => letter.toUpperCase())
    .slice(0, 40)
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase())

const fieldId: Field = {
  name: 'fieldId',
  label: 'Id',
  type: 'text',
  admin: {
    description: 'The name of the answer; made from the label when empty. A field without an id is skipped.',
  },
  hooks: { beforeValidate: [({ value, siblingData }) => value || toId(siblingData.label) || undefined] },
  validate: (value: unknown) =>
    !value || /^[A-Za-z][\w-]{0,59}$/.test(String(value)) || 'A letter, then letters, digits, _ or -.',
}
const label: Field = { name: 'label', type: 'text', localized: true }
const required: Field = { name: 'required', type: 'checkbox', defaultValue: false }
const size: Field = {
  name: 'size',
  type: 'select',
  defaultValue: '3',
  options: formFieldSizes.map(String),
  admin: { description: 'Thirds of the width.' },
}
const tooltip: Field = {
  name: 'tooltip',
  type: 'text',
  localized: true,
  admin: { description: 'Help below the label.' },
}
const errorMessage: Field = {
  name: 'errorMessage',
  type: 'text',
  localized: true,
  admin: { description: 'Instead of the built-in message, whatever is wrong.' },
}
const placeholder: Field = { name: 'placeholder', type: 'text', localized: true }
const value: Field = { name: 'value', type: 'text', admin: { description: 'What stands there at first.' } }
const lengths: Field = {
  type: 'row',
  fields: ['minLength', 'maxLength'].map((name) => ({ name, type: 'number', min: 0 }) as Field),
}
const ages: Field = {
  type: 'row',
  fields: [
    { name: 'minYears', type: 'number', min: 0, admin: { description: 'Youngest age that fits.' } },
    { name: 'maxYears', type: 'number', min: 0, admin: { description: 'Oldest age that fits.' } },
  ],
}
const validation: Field = {
  name: 'validation',
  type: 'text',
  admin: { description: 'A regular expression, found anywhere in the answer; ^ and $ tie it to the ends.' },
  validate: (value: unknown) => !value || (explainPattern(String(value)) ?? true),
}
const format: Field = { name: 'format', type: 'select', options: [...formFieldFormats] }
const content: Field = {
  name: 'content',
  label: 'Options',
  labels: { singular: 'Option', plural: 'Options' },
  type: 'array',
  fields: [
    { name: 'text', type: 'text', localized: true },
    {
      name: 'value',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (Boolean(value) && !String(value).includes('|')) || 'Write a value without |.',
    },
    { name: 'checked', type: 'checkbox', defaultValue: false },
  ],
}
const multiSelect = (description: string): Field => ({
  name: 'multiSelect',
  type: 'checkbox',
  defaultValue: false,
  admin: { description },
})

const asked = [fieldId, label, required, size, tooltip, errorMessage]
const textual = [...asked, placeholder, value, lengths, validation]
const day = [...asked, ages]
const hidden = [fieldId, { ...value, admin: { description: 'What is sent.' } } as Field]

/** FORM-02, FORM-03: each kind of field with what it knows. */
const fieldsOf: Record<FormFieldType, Field[]> = {
  text: textual,
  textArea: textual,
  email: textual,
  phone: textual,
  number: [...asked, placeholder, value, lengths, validation, format],
  dateDDMMYYYY: day,
  dateMMDDYYYY: day,
  dateYYYYMMDD: day,
  checkbox: [...asked, value, content],
  list: [...asked, content, multiSelect('Several may be chosen.')],
  upload: [...asked, multiSelect('Several files may be chosen.')],
  richText: [size, richText('richText', { localized: true })],
  submit: [fieldId, label, size],
  hidden,
  hiddenDate: hidden,
  hiddenTimeSpan: hidden,
}

/** What each kind is called where an editor chooses one. */
const kindNames: Record<FormFieldType, { singular: string; plural: string }> = {
  text: { singular: 'One line', plural: 'Lines' },
  textArea: { singular: 'Several lines', plural: 'Several lines' },
  email: { singular: 'E-mail address', plural: 'E-mail addresses' },
  phone: { singular: 'Telephone number', plural: 'Telephone numbers' },
  number: { singular: 'Number', plural: 'Numbers' },
  dateDDMMYYYY: { singular: 'Date, day first', plural: 'Dates, day first' },
  dateMMDDYYYY: { singular: 'Date, month first', plural: 'Dates, month first' },
  dateYYYYMMDD: { singular: 'Date, year first', plural: 'Dates, year first' },
  checkbox: { singular: 'Ticks', plural: 'Ticks' },
  list: { singular: 'List to choose from', plural: 'Lists to choose from' },
  upload: { singular: 'File', plural: 'Files' },
  richText: { singular: 'Text between fields', plural: 'Texts between fields' },
  submit: { singular: 'Button that sends', plural: 'Buttons that send' },
  hidden: { singular: 'Unseen value', plural: 'Unseen values' },
  hiddenDate: { singular: 'Unseen date', plural: 'Unseen dates' },
  hiddenTimeSpan: { singular: 'Unseen duration', plural: 'Unseen durations' },
}

/** One block for each kind of field, so that an editor sees only what that kind knows. */
export const formFieldBlocks: Block[] = Object.entries(fieldsOf).map(([slug, fields]) => ({
  slug,
  labels: kindNames[slug as FormFieldType],
  interfaceName: `Form${slug.replace(/^./, (letter) => letter.toUpperCase())}Field`,
  fields,
}))
