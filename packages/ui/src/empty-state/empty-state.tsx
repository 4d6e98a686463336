import type { ReactNode } from 'react'
import { Threads } from '../threads/threads.tsx'

export interface EmptyStateProps {
  title: string
  /** Why it is empty. */
  children: ReactNode
  /** What to do next: one button or link. */
  action?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** `status` when it appears in answer to something. */
  announce?: boolean
}

/** A list without entries: why, and what next. Also for a list that failed to load. */
export function EmptyState({ title, children, action, headingLevel = 3, announce }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="k-empty" role={announce ? 'status' : undefined}>
      <Threads />
      <Heading className="k-empty__title">{title}</Heading>
      <div className="k-empty__text">{children}</div>
      {action}
    </div>
  )
}
