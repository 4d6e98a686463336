import clsx from 'clsx'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface LinkProps extends ComponentProps<'a'> {
  href: string
  as?: ElementType
  /** `quiet` has no underline until hovered: only where the place itself says “link”, as in menus and card titles. */
  quiet?: boolean
  /** Said after the text when the link opens elsewhere, such as “opens in a new window”. */
  newWindow?: string
  children: ReactNode
}

/** A link in text. */
export function Link({ as: Tag = 'a', quiet, newWindow, className, children, ...rest }: LinkProps) {
  return (
    <Tag
      {...rest}
      {...(newWindow && { target: '_blank', rel: 'noopener noreferrer' })}
      className={clsx('k-link', quiet && 'k-link--quiet', className)}
    >
      {children}
      {newWindow && (
        <>
          <Icon name="external" className="k-link__icon" />
          <VisuallyHidden> ({newWindow})</VisuallyHidden>
        </>
      )}
    </Tag>
  )
}
