import type { ReactNode } from 'react'

export interface ActionListProps {
  /** Allowed ones first; a refused one is a `Button` with `aria-disabled`, and its `text` is the guard's reason. */
  actions: { key: string; control: ReactNode; text?: ReactNode }[]
}

/** What can be done now, and what cannot with its reason. */
export function ActionList({ actions }: ActionListProps) {
  return (
    <ul className="k-actions">
      {actions.map(({ key, control, text }) => (
        <li key={key}>
          {control}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
