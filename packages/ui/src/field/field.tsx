import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { FieldText } from './describe-field.tsx'

export interface FieldProps extends FieldText {
  /** A group of controls (date parts, radios) is a fieldset with a legend; a single control has a label. */
  group?: boolean
  /** Looks only; disable the control itself too. */
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** Label and help above, the error between help and control, the quiet confirmation below. */
export function Field({
  id,
  label,
  help,
  error,
  valid,
  optional,
  group,
  disabled,
  className,
  children,
}: FieldProps) {
  const Tag = group ? 'fieldset' : 'div'
  const text = (
    <>
      {label}
      {optional && <span className="k-field__optional"> ({optional})</span>}
    </>
  )
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <Tag
      className={clsx(
        'k-field',
        error && 'k-field--wrong',
        valid && 'k-field--valid',
        disabled && 'k-field--disabled',
        className,
      )}
      {...(group && { id, 'aria-describedby': described })}
    >
      {group ? (
        <legend className="k-field__label">{text}</legend>
      ) : (
        <label className="k-field__label" htmlFor={id} id={`${id}-label`}>
          {text}
        </label>
      )}
      {help && (
        <span className="k-field__help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {error && (
        <span className="k-field__error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </span>
      )}
      {children}
      {valid && (
        <span className="k-field__valid">
          <Icon name="check" />
          {valid}
        </span>
      )}
    </Tag>
  )
}
