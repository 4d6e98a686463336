import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

interface Shared {
  children: ReactNode
  /** The whole name, such as “Remove the filter Green eyes”. */
  removeLabel: string
}

/** An active choice that a press takes away. */
export function Chip({
  children,
  removeLabel,
  ...rest
}: Shared & Omit<ComponentProps<'button'>, 'children' | 'className'>) {
  return (
    <button type="button" {...rest} className="k-chip" aria-label={removeLabel}>
      {children}
      <Icon name="close" />
    </button>
  )
}

/** The same as a link, for filters that live in the address and work without scripts. */
export function ChipLink({
  children,
  removeLabel,
  as: Tag = 'a',
  ...rest
}: Shared & { as?: ElementType } & Omit<ComponentProps<'a'>, 'children' | 'className'>) {
  return (
    <Tag {...rest} className="k-chip" aria-label={removeLabel}>
      {children}
      <Icon name="close" />
    </Tag>
  )
}
