import type { ComponentProps, ElementType, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../button/button-class.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  href: string
  icon?: IconName
  /** The framework's link, such as `next/link`; a plain `<a>` without it. */
  as?: ElementType
  children: ReactNode
}

/** A link that looks like a button: it goes somewhere, and works without scripts. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  icon,
  as: Tag = 'a',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Tag {...rest} className={buttonClass({ variant, size, wide, className })}>
      <span className="k-button__label">
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Tag>
  )
}
