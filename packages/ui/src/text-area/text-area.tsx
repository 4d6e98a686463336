import type { ComponentProps } from 'react'
import { describeField, type FieldText } from '../field/describe-field.tsx'
import { Field } from '../field/field.tsx'

export interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  className?: string
}

/** Several lines of text with a label; grows with what is written where the browser can. */
export function TextArea({ id, label, help, error, valid, optional, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, label, help, error, valid, optional, className }} disabled={rest.disabled}>
      <textarea
        rows={4}
        {...rest}
        {...describeField({ id, help, error, optional })}
        className="k-input k-text-area"
      />
    </Field>
  )
}
