import type { ReactNode } from 'react'

/** One line per condition or check: its name, what is known in plain words, the outcome as a badge. */
export function Findings({
  items,
}: {
  items: { key: string; name: ReactNode; text: ReactNode; outcome?: ReactNode }[]
}) {
  return (
    <ul className="k-findings">
      {items.map(({ key, name, text, outcome }) => (
        <li key={key}>
          <b>{name}</b>
          <span className="k-findings__text">{text}</span>
          {outcome}
        </li>
      ))}
    </ul>
  )
}
