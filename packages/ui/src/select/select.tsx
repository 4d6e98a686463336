import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { describeField, type FieldText } from '../field/describe-field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  options: SelectOption[]
  /** Shown while nothing is chosen; it cannot be chosen again. */
  prompt?: string
  /** Small, before the value: the flag of a country. */
  lead?: ReactNode
  className?: string
  /** `inline`: label and value in one small box, as for sorting. `plain`: large serif value without a box. */
  look?: 'box' | 'inline' | 'plain'
}

/** The browser's own select: it opens as phones do, and works without scripts. */
export function Select(props: SelectProps) {
  const { id, label, help, error, valid, optional, options, prompt, lead, className, ...more } = props
  const { look = 'box', ...rest } = more
  const chosen = rest.value ?? rest.defaultValue ?? (prompt && rest.onChange === undefined ? '' : undefined)
  const choice =
    'value' in rest ? { value: rest.value } : chosen === undefined ? {} : { defaultValue: chosen }
  return (
    <Field
      {...{ id, label, help, error, valid, optional }}
      disabled={rest.disabled}
      className={clsx(look !== 'box' && `k-select-field--${look}`, className)}
    >
      <span className={clsx('k-select', lead !== undefined && 'k-select--led')}>
        {lead}
        <select
          {...rest}
          {...choice}
          {...describeField({ id, help, error, optional })}
          className="k-input k-select__control"
        >
          {prompt && (
            <option value="" disabled>
              {prompt}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
