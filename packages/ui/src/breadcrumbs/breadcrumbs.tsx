import type { ElementType } from 'react'

export interface BreadcrumbsProps {
  label: string
  /** From the home page down; the last one is this page and is never a link (LAY-07). */
  items: { title: string; href?: string; lang?: string }[]
  as?: ElementType
}

export function Breadcrumbs({ label, items, as: Tag = 'a' }: BreadcrumbsProps) {
  return (
    <nav className="k-breadcrumbs" aria-label={label}>
      <ol>
        {items.map(({ title, href, lang }, index) => (
          <li key={`${href}${title}`} lang={lang}>
            {href && index < items.length - 1 ? (
              <Tag href={href}>{title}</Tag>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
