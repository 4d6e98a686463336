import { Icon } from '@kindred/ui/icon/icon'
import type { ComponentProps, ReactNode } from 'react'

type WhereLinkProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & {
  lead: ReactNode
  parts: string[]
}

/** Says where the visitor is being treated. A link to the settings as a page, so that it leads there without scripts. */
export function WhereLink({ lead, parts, ...rest }: WhereLinkProps) {
  return (
    <a {...rest} className="k-where">
      <Icon name="pin" />
      <span>{lead}</span>
      {parts.map((part) => (
        <span key={part} className="k-where__part">
          {part}
        </span>
      ))}
      <Icon name="chevron-down" className="k-where__open" />
    </a>
  )
}
