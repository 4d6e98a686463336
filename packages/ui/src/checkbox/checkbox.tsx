import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  id: string
  label: ReactNode
  /** Explains; read with the box. */
  help?: ReactNode
  error?: ReactNode
  /** How many results it leaves, at the end of the line. */
  count?: ReactNode
  /** A colour beside the words: eyes, hair. A CSS colour. */
  swatch?: string
  type?: 'checkbox' | 'radio'
  /** Small and close together, as in a filter. */
  dense?: boolean
  className?: string
}

/** A box to tick, or one radio of a group, with its words. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, help, error, count, swatch, type = 'checkbox', dense, className, ...rest } = props
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={clsx('k-checkbox', dense && 'k-checkbox--dense', className)}>
      {error && (
        <span className="k-field__error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </span>
      )}
      <label className="k-checkbox__row" htmlFor={id}>
        <input
          {...rest}
          id={id}
          type={type}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        {swatch && <span className="k-swatch" style={{ background: swatch }} />}
        <span className="k-checkbox__label">{label}</span>
        {count !== undefined && <span className="k-checkbox__count">{count}</span>}
      </label>
      {help && (
        <div className="k-checkbox__help" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  )
}
