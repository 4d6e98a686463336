import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export type NoteTone = 'neutral' | 'info' | 'ok' | 'warn' | 'error'

const icons: Record<NoteTone, IconName> = {
  neutral: 'information',
  info: 'information',
  ok: 'check',
  warn: 'warning',
  error: 'warning',
}

export interface NoteProps {
  tone?: NoteTone
  title?: ReactNode
  icon?: IconName
  /** `status` waits its turn, `alert` interrupts; leave it out for what was on the page from the start. */
  announce?: 'status' | 'alert'
  children?: ReactNode
  className?: string
}

/** A message in its place: what is the case, why, and what to do next. */
export function Note({ tone = 'neutral', title, icon, announce, children, className }: NoteProps) {
  return (
    <div className={clsx('k-note', tone !== 'neutral' && `k-note--${tone}`, className)} role={announce}>
      <Icon name={icon ?? icons[tone]} />
      <div className="k-note__text">
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  )
}
