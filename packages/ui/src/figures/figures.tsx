import type { ReactNode } from 'react'

/** A few numbers that decide something, in one frame: “23 straws leave sale”. */
export function Figures({ items }: { items: { value: ReactNode; text: string }[] }) {
  return (
    <ul className="k-figures">
      {items.map(({ value, text }) => (
        <li key={text}>
          <b>{value}</b> {text}
        </li>
      ))}
    </ul>
  )
}
