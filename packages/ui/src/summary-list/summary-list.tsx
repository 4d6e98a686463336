import type { ReactNode } from 'react'

export interface SummaryListProps {
  lines: {
    key: string
    term: ReactNode
    value: ReactNode /** Under the term. */
    note?: ReactNode
    quiet?: boolean
  }[]
  total?: { term: ReactNode; value: ReactNode }
  /** Tax and terms, under the total. */
  note?: ReactNode
}

/** What it costs, line by line, and the total. Money arrives formatted. */
export function SummaryList({ lines, total, note }: SummaryListProps) {
  return (
    <>
      <dl className="k-summary">
        {lines.map(({ key, term, value, note: lineNote, quiet }) => (
          <div key={key} data-quiet={quiet || undefined}>
            <dt>
              {term}
              {lineNote && <span className="k-summary__note">{lineNote}</span>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {total && (
          <div className="k-summary__total">
            <dt>{total.term}</dt>
            <dd>{total.value}</dd>
          </div>
        )}
      </dl>
      {note && <p className="k-summary__note">{note}</p>}
    </>
  )
}
