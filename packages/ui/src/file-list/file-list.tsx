import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Progress } from '../progress/progress.tsx'

export interface FileRowProps {
  name: string
  /** Size, or how much has been sent. */
  detail: string
  /** 0 to 1 while sending. */
  progress?: { value?: number; label: string }
  /** The rule that was broken and what to do. */
  error?: string
  /** Checked, Stop, Remove. */
  action?: ReactNode
}

/** One uploaded file: real progress, or the rule it broke. The good files stay when one fails. */
export function FileRow({ name, detail, progress, error, action }: FileRowProps) {
  return (
    <li className={clsx('k-file', error && 'k-file--wrong')}>
      <Icon name={error ? 'warning' : 'document'} />
      <span className="k-file__text">
        <b>{name}</b> <span className="k-file__detail">{detail}</span>
        {error && <span className="k-file__error">{error}</span>}
      </span>
      <span className="k-file__action">{action}</span>
      {progress && (
        <span className="k-file__progress">
          <Progress label={progress.label} value={progress.value} valueText={detail} />
        </span>
      )}
    </li>
  )
}

/** The frame around a native file input; dropping works because the input covers it. */
export function FileDrop({ children }: { children: ReactNode }) {
  return <div className="k-file-drop">{children}</div>
}
