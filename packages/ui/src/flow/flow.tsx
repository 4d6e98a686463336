import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface FlowProps {
  label: string
  states: { title: string; note?: ReactNode; state: 'done' | 'now' | 'next' }[]
  doneLabel: string
}

/** How far an order has come, on one line. */
export function Flow({ label, states, doneLabel }: FlowProps) {
  return (
    // The list scrolls sideways where it does not fit, so the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable region
    <ol className="k-flow k-scroll-x" aria-label={label} tabIndex={0}>
      {states.map(({ title, note, state }) => (
        <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{title}</span>
          {state === 'done' && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
