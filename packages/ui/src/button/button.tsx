import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.tsx'

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  icon?: IconName
  /** While true the button does nothing, keeps its width and says `busyLabel`. */
  busy?: boolean
  /** What is being done, such as “Adding…”. Give it from the start, so that the width is reserved. */
  busyLabel?: string
  /** Why the button cannot be used now. It stands beside the button and is read with it. */
  unavailable?: ReactNode
}

/**
 * A button. When busy or unavailable it stays focusable (`aria-disabled`), so that nobody loses their place and the
 * reason can be read.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, icon, busy, busyLabel, unavailable, children, ...rest } = props
  const reasonId = useId()
  const isOff = Boolean(busy || unavailable)
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-describedby={unavailable ? reasonId : rest['aria-describedby']}
      {...(isOff && { type: 'button', onClick: undefined, formAction: undefined, 'aria-disabled': true })}
    >
      <span className="k-button__label" data-hidden={(busy && busyLabel && true) || undefined}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busyLabel && (
        <span className="k-button__label" data-hidden={!busy || undefined}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  )
  if (!unavailable) return button
  return (
    <span className={clsx('k-button-reason', wide && 'k-button-reason--wide')}>
      {button}
      <span className="k-button-reason__text" id={reasonId}>
        {unavailable}
      </span>
    </span>
  )
}
