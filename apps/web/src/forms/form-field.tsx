import { dateFormatOf, isChoiceField, listOptions, takesSeveral } from '@kindred/domain/forms/form-definition'
import { TextArea } from '@kindred/ui/text-area/text-area'
import { TextInput } from '@kindred/ui/text-input/text-input'
import type { SendAhead } from '@kindred/ui/upload-field/upload-field'
import type { UploadItem } from '@kindred/ui/upload-field/upload-list'
import dynamic from 'next/dynamic'
import { ChoiceField } from './choice-field.tsx'
import { controlId, type FieldView, type FormView, inputName } from './form-view.ts'

// Calendars and uploads come only to forms that ask for them.
const DateField = dynamic(() =>
  import('@kindred/ui/date-field/date-field').then((module) => module.DateField),
)
const UploadField = dynamic(() =>
  import('@kindred/ui/upload-field/upload-field').then((module) => module.UploadField),
)

export type FormFieldProps = {
  view: FormView
  field: FieldView & { id: string }
  error?: string
  /** As it was sent before, where the form came back. */
  given?: readonly string[]
  send?: SendAhead
  onFiles: (items: UploadItem[]) => void
}

const inputTypes: Record<string, string> = { email: 'email', phone: 'tel' }
const inputModes: Record<string, 'numeric' | 'decimal'> = {
  integer: 'numeric',
  positiveInteger: 'numeric',
  number: 'decimal',
}
/** WCAG 1.3.5: what browsers can fill in, by the id staff gave. */
const autoComplete: Record<string, string> = {
  name: 'name',
  fullName: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  organisation: 'organization',
  city: 'address-level2',
  postalCode: 'postal-code',
}

/** The control of a field by its kind (FORM-03). Kinds that nobody knows are left out. */
export function FormField({ view, field, error, given, send, onFiles }: FormFieldProps) {
  const { texts, uploadWords, dateWords, language, fileSizeLimit } = view
  const common = {
    id: controlId(view.id, field.id),
    name: inputName(field.id),
    label: field.label,
    help: field.tooltip ?? undefined,
    error,
    optional: field.required ? undefined : texts.optional,
    required: field.required,
  }
  const text = given?.join(' ')
  const format = dateFormatOf(field)
  if (format)
    return (
      <DateField
        {...common}
        words={dateWords}
        locale={language}
        format={format}
        minYears={field.minYears || undefined}
        maxYears={field.maxYears || undefined}
        defaultText={text}
      />
    )
  if (isChoiceField(field))
    return (
      <ChoiceField
        {...common}
        options={listOptions(field)}
        isSingleBox={field.type === 'checkbox' && field.content.length === 0}
        takesSeveral={takesSeveral(field)}
        chosen={given}
        prompt={texts.choose}
      />
    )
  if (field.type === 'upload')
    return (
      <UploadField
        {...common}
        words={uploadWords}
        locale={language}
        fileSizeLimit={fileSizeLimit}
        multiple={field.multiSelect}
        send={send}
        onChange={onFiles}
      />
    )
  const value = { defaultValue: text ?? field.value ?? '', placeholder: field.placeholder ?? undefined }
  if (field.type === 'textArea') return <TextArea {...common} {...value} rows={6} />
  return (
    <TextInput
      {...common}
      {...value}
      type={inputTypes[field.type] ?? 'text'}
      inputMode={inputModes[field.format ?? field.type]}
      autoComplete={
        field.type === 'email' ? 'email' : field.type === 'phone' ? 'tel' : autoComplete[field.id]
      }
      spellCheck={field.type === 'email' ? false : undefined}
    />
  )
}
