import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { describeField, type FieldText } from '../field/describe-field.tsx'
import { Field } from '../field/field.tsx'

export interface TextInputProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'size'> {
  className?: string
  /** Stands beside the input in one row: a unit, or a button that belongs to it. */
  beside?: ReactNode
  /** The label is heard, not seen: only where the place says it, as in a search box. */
  labelHidden?: boolean
  small?: boolean
}

/** One line of text with its label. */
export function TextInput(props: TextInputProps) {
  const { id, label, help, error, valid, optional, className, beside, labelHidden, small, ...rest } = props
  const input = (
    <input
      type="text"
      {...rest}
      {...describeField({ id, help, error, optional })}
      className={clsx('k-input', small && 'k-input--small')}
    />
  )
  return (
    <Field
      {...{ id, help, error, valid, optional, className }}
      disabled={rest.disabled}
      label={labelHidden ? <span className="k-visually-hidden">{label}</span> : label}
    >
      {beside ? (
        <div className="k-input-row">
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}
