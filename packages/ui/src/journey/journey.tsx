import type { ReactNode } from 'react'
import { Threads } from '../threads/threads.tsx'

const colours = ['juniper', 'apricot', 'heather', 'honey']

/** Up to four steps that the threads join. */
export function Journey({ steps }: { steps: { title: string; text: ReactNode }[] }) {
  return (
    <div className="k-journey">
      <Threads length="long" />
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title} style={{ '--thread': `var(--${colours[index % 4]})` } as React.CSSProperties}>
            <span className="k-journey__mark" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <div className="k-journey__text">{text}</div>
          </li>
        ))}
      </ol>
    </div>
  )
}
