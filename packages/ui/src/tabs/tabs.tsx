import type { ElementType } from 'react'

export interface TabsProps {
  label: string
  items: { title: string; href: string; current?: boolean }[]
  as?: ElementType
}

/** Places within one thing, each with its own address. */
export function Tabs({ label, items, as: Tag = 'a' }: TabsProps) {
  return (
    <nav className="k-tabs k-scroll-x" aria-label={label}>
      {items.map(({ title, href, current }) => (
        <Tag
          key={href}
          href={href}
          aria-current={current ? (href.startsWith('#') ? 'true' : 'page') : undefined}
        >
          {title}
        </Tag>
      ))}
    </nav>
  )
}
