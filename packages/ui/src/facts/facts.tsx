import type { ReactNode } from 'react'

/** The head facts of a donor: term above, value below, four in a row. */
export function Facts({ items }: { items: { term: string; value: ReactNode }[] }) {
  return (
    <dl className="k-facts">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
