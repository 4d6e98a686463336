import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface PanelProps {
  as?: 'div' | 'section' | 'aside'
  soft?: boolean
  /** Without inner space, for lists whose rows bring their own. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A framed surface. Never a panel inside a panel. */
export function Panel({ as: Tag = 'div', soft, flush, className, children }: PanelProps) {
  return (
    <Tag className={clsx('k-panel', soft && 'k-panel--soft', flush && 'k-panel--flush', className)}>
      {children}
    </Tag>
  )
}
