/** FORM-03: what a field can be. A kind that is not here is skipped. */
export const formFieldTypes = [
  'checkbox',
  'dateDDMMYYYY',
  'dateMMDDYYYY',
  'dateYYYYMMDD',
  'email',
  'hidden',
  'list',
  'number',
  'phone',
  'richText',
  'submit',
  'text',
  'textArea',
  'upload',
  'hiddenDate',
  'hiddenTimeSpan',
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** FORM-12 and FORM-11. */
export const formFieldFormats = ['integer', 'positiveInteger'] as const
export type FormFieldFormat = (typeof formFieldFormats)[number]

/** FORM-05: thirds of the width. */
export const formFieldSizes = [1, 2, 3] as const
export type FormFieldSize = (typeof formFieldSizes)[number]

/** One choice of a list or a group of boxes. */
export type FormOption = { readonly text: string; readonly value: string; readonly checked: boolean }

/** FORM-02: a field as staff defined it, in one language. Ages in completed years, lengths in characters. */
export type FormField = {
  readonly id: string | null
  readonly type: string
  readonly label: string
  readonly placeholder: string | null
  readonly value: string | null
  readonly required: boolean
  readonly tooltip: string | null
  readonly errorMessage: string | null
  readonly size: FormFieldSize
  /** A regular expression; it is looked for anywhere in the answer unless it says `^` and `$`. */
  readonly validation: string | null
  readonly format: FormFieldFormat | null
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly content: readonly FormOption[]
  readonly multiSelect: boolean
  readonly minYears: number | null
  readonly maxYears: number | null
}

/** FORM-06 to FORM-16 speak of these kinds in groups. */
const textTypes: ReadonlySet<string> = new Set(['text', 'textArea', 'email', 'phone', 'number'])
const hiddenTypes: ReadonlySet<string> = new Set(['hidden', 'hiddenDate', 'hiddenTimeSpan'])
const dateFormats = {
  dateDDMMYYYY: 'dd/MM/yyyy',
  dateMMDDYYYY: 'MM/dd/yyyy',
  dateYYYYMMDD: 'yyyy-MM-dd',
} as const

const isTextField = ({ type }: Pick<FormField, 'type'>): boolean => textTypes.has(type)
/** FORM-04 */
export const isHiddenField = ({ type }: Pick<FormField, 'type'>): boolean => hiddenTypes.has(type)
/** A group of boxes or radios; a single box without options is one too. */
export const isChoiceField = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'list' || type === 'checkbox'
/** The way a day is written in this field, or null where it is no date. */
export const dateFormatOf = ({ type }: Pick<FormField, 'type'>) =>
  type in dateFormats ? dateFormats[type as keyof typeof dateFormats] : null

/** Whether the field holds an answer of its own: it has an id (FORM-18), and its kind is known and more than words. */
export function isAnswerable(field: FormField): field is FormField & { id: string } {
  return (
    Boolean(field.id) &&
    (isTextField(field) ||
      isHiddenField(field) ||
      isChoiceField(field) ||
      dateFormatOf(field) !== null ||
      field.type === 'upload')
  )
}

/** What may be chosen. A box without options is one box whose value is that of the field, or `true`. */
export function listOptions(field: FormField): readonly FormOption[] {
  if (field.content.length > 0 || field.type !== 'checkbox') return field.content
  return [{ text: field.label, value: field.value || 'true', checked: false }]
}

/** Whether several may be chosen: boxes always, a list when it says so. */
export const takesSeveral = (field: Pick<FormField, 'type' | 'multiSelect'>): boolean =>
  field.type === 'checkbox' || (field.type === 'list' && field.multiSelect)
