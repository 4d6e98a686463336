import type { ReactNode } from 'react'

export interface DeadEndProps {
  title: string
  text: ReactNode
  /** What to loosen, and how many more that opens, as a button or link: “+31 donors”. */
  ways: { text: string; action: ReactNode }[]
  headingLevel?: 2 | 3
}

/** A search that is running short: which filter costs most. Never a dead end. */
export function DeadEnd({ title, text, ways, headingLevel = 3 }: DeadEndProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="k-dead-end">
      <div>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <ul>
        {ways.map((way) => (
          <li key={way.text}>
            <span>{way.text}</span>
            {way.action}
          </li>
        ))}
      </ul>
    </div>
  )
}
