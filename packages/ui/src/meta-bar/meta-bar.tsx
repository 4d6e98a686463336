import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface MetaBarProps {
  /** “Visitor type”. */
  label: string
  links: { title: string; href: string; current?: boolean; lang?: string | undefined }[]
  as?: ElementType
  /** The `WhereButton`, usually the trigger of the country dialog. */
  children?: ReactNode
}

/** Above the header: for whom, and where. */
export function MetaBar({ label, links, as: Tag = 'a', children }: MetaBarProps) {
  return (
    <div className="k-meta-bar">
      <div className="k-wrap k-meta-bar__inner">
        <nav className="k-meta-bar__links" aria-label={label}>
          {links.map(({ title, href, current, lang }) => (
            <Tag key={href} href={href} aria-current={current ? 'true' : undefined} lang={lang}>
              {title}
            </Tag>
          ))}
        </nav>
        {children}
      </div>
    </div>
  )
}

export interface WhereButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** “Treating in”, and the country in bold. */
  lead: ReactNode
  /** Shop, language, currency. */
  parts: string[]
}

/** Says where the visitor is being treated, and opens the settings. Takes a ref, so a dialog can use it as trigger. */
export function WhereButton({ lead, parts, ...rest }: WhereButtonProps) {
  return (
    <button type="button" aria-haspopup="dialog" {...rest} className="k-where">
      <Icon name="pin" />
      <span>{lead}</span>
      {parts.map((part) => (
        <span key={part} className="k-where__part">
          {part}
        </span>
      ))}
      <Icon name="chevron-down" className="k-where__open" />
    </button>
  )
}
