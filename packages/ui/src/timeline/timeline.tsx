import type { ReactNode } from 'react'

export interface TimelineEvent {
  key: string
  title: ReactNode
  text?: ReactNode
  /** ISO instant or date, and the same in the reader's words. */
  at?: string
  atText?: string
  /** Juniper is progress, honey is a look into something, heather a family place, error a stop. */
  tone?: 'juniper' | 'honey' | 'heather' | 'error'
}

/** What happened, the newest first; or what will, the next first. */
export function Timeline({ events, label }: { events: TimelineEvent[]; label?: string }) {
  return (
    <ol className="k-timeline" aria-label={label}>
      {events.map(({ key, title, text, at, atText, tone = 'juniper' }) => (
        <li key={key} data-tone={tone}>
          <b>{title}</b>
          {text && <div className="k-timeline__text">{text}</div>}
          {atText && <time dateTime={at}>{atText}</time>}
        </li>
      ))}
    </ol>
  )
}
