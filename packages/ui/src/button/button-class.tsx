import clsx from 'clsx'

export interface ButtonLook {
  /** One filled button per view; `danger` only for what cannot be undone; `on-deep` pair for the dark field. */
  variant?: 'filled' | 'outlined' | 'text' | 'danger' | 'danger-text' | 'filled-on-deep' | 'outlined-on-deep'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its column. */
  wide?: boolean
  className?: string
}

/** The classes of a button, for elements that are buttons only in looks. */
export function buttonClass({ variant = 'filled', size = 'medium', wide, className }: ButtonLook = {}) {
  return clsx(
    'k-button',
    `k-button--${variant}`,
    size !== 'medium' && `k-button--${size}`,
    wide && 'k-button--wide',
    className,
  )
}
