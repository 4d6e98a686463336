import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface ToDoListProps {
  items: {
    key: string
    icon: IconName
    /** Honey is time, heather a family place or consent, dew the rest. */
    tone?: 'honey' | 'heather' | 'dew'
    title: ReactNode
    text?: ReactNode
    action: ReactNode
  }[]
}

/** What needs the reader, the most urgent first. */
export function ToDoList({ items }: ToDoListProps) {
  return (
    <ul className="k-to-do">
      {items.map(({ key, icon, tone = 'dew', title, text, action }) => (
        <li key={key}>
          <span className="k-to-do__seed" data-tone={tone}>
            <Icon name={icon} />
          </span>
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
          <span className="k-to-do__action">{action}</span>
        </li>
      ))}
    </ul>
  )
}
