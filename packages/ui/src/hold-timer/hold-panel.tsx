import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface HoldPanelProps {
  /** “43:12”. */
  clock: string
  /** 0 to 1 of the whole hold that is left. */
  fraction: number
  /** After the clock: “left of the hour we hold these straws and the family place for you.” */
  text: ReactNode
  /** Renewing, in one press. */
  action?: ReactNode
  /** One line without the dial, for the side of a summary. */
  small?: boolean
}

const circumference = 2 * Math.PI * 18

/** How long the straws are held. Calm: no red, no hurry. */
export function HoldPanel({ clock, fraction, text, action, small }: HoldPanelProps) {
  return (
    <div className={clsx('k-hold', small && 'k-hold--small')}>
      {!small && (
        <svg className="k-hold__dial" viewBox="0 0 42 42" aria-hidden="true" fill="none" strokeWidth="4">
          <circle cx="21" cy="21" r="18" stroke="var(--line)" />
          <circle
            cx="21"
            cy="21"
            r="18"
            stroke="var(--honey-text)"
            strokeLinecap="round"
            strokeDasharray={`${(fraction * circumference).toFixed(1)} ${circumference.toFixed(1)}`}
            transform="rotate(-90 21 21)"
          />
        </svg>
      )}
      <div role="timer" aria-live="off">
        <b className="k-hold__clock">{clock}</b> <span>{text}</span>
      </div>
      {action && <span className="k-hold__action">{action}</span>}
    </div>
  )
}
