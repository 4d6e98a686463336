import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export type BadgeTone = 'neutral' | 'juniper' | 'info' | 'heather' | 'honey' | 'ok' | 'warn' | 'error'

export interface BadgeProps {
  /** ID release juniper, non-ID info, Extended heather, Exclusive honey; the rest are states. */
  tone?: BadgeTone
  icon?: IconName
  children: ReactNode
  className?: string
}

/** A short state in words; the colour only helps. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={clsx('k-badge', tone !== 'neutral' && `k-badge--${tone}`, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
