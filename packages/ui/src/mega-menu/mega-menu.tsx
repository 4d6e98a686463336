import type { ElementType, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { MenuManners } from './menu-manners.island.tsx'

export interface MenuLink {
  title: string
  href: string
  /** One line under the link. */
  text?: string
  current?: boolean
}

export interface MegaMenuItem extends MenuLink {
  /** At most three columns, or two beside a promo (LAY-03). Without columns the item is a plain link. */
  columns?: { title?: string; links: MenuLink[] }[]
  promo?: ReactNode
  /** The link to the item's own page, first in its panel: “All about choosing”. */
  overview?: string
}

export interface MegaMenuProps {
  label: string
  items: MegaMenuItem[]
  as?: ElementType
}

/** The main navigation. Each panel is a native disclosure, so it opens without scripts; one at a time. */
export function MegaMenu({ label, items, as: Tag = 'a' }: MegaMenuProps) {
  return (
    <nav className="k-mega-menu" aria-label={label}>
      <MenuManners>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              {item.columns?.length ? <Panel item={item} as={Tag} /> : <TopLink item={item} as={Tag} />}
            </li>
          ))}
        </ul>
      </MenuManners>
    </nav>
  )
}

function TopLink({ item, as: Tag }: { item: MegaMenuItem; as: ElementType }) {
  return (
    <Tag href={item.href} className="k-mega-menu__top" aria-current={item.current ? 'page' : undefined}>
      {item.title}
    </Tag>
  )
}

function Panel({ item, as: Tag }: { item: MegaMenuItem; as: ElementType }) {
  const columns = (item.columns ?? []).slice(0, item.promo ? 2 : 3)
  return (
    <details name="main-menu" data-current={item.current || undefined}>
      <summary className="k-mega-menu__top">
        {item.title}
        <Icon name="chevron-down" />
      </summary>
      <div className="k-mega-menu__panel">
        <div className="k-wrap k-mega-menu__columns">
          {item.overview && (
            <p className="k-mega-menu__overview">
              <Tag href={item.href}>{item.overview}</Tag>
            </p>
          )}
          {columns.map(({ title, links }) => (
            <div key={links[0]?.href ?? title}>
              {title && <p className="k-mega-menu__title">{title}</p>}
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Tag href={link.href} aria-current={link.current ? 'page' : undefined}>
                      {link.title}
                    </Tag>
                    {link.text && <p>{link.text}</p>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {item.promo && <div className="k-mega-menu__promo">{item.promo}</div>}
        </div>
      </div>
    </details>
  )
}
