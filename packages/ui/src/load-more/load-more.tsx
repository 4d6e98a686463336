import type { ReactNode } from 'react'
import { Progress } from '../progress/progress.tsx'

export interface LoadMoreProps {
  /** “20 of 38 donors”. */
  status: string
  shown: number
  total: number
  /** The button or link that brings more; none when all are shown. */
  children?: ReactNode
}

/** How far the list has come, and the way on. */
export function LoadMore({ status, shown, total, children }: LoadMoreProps) {
  return (
    <div className="k-load-more">
      <p role="status">{status}</p>
      <div className="k-load-more__bar">
        <Progress label={status} value={total === 0 ? 1 : shown / total} valueText={status} />
      </div>
      {shown < total && children}
    </div>
  )
}
