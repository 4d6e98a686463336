import type { ElementType, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export interface SideMenuItem {
  title: string
  href: string
  icon?: IconName
  current?: boolean
  /** Language of the title, where it is another than the page’s. */
  lang?: string | undefined
  /** A badge: something waits there. */
  badge?: ReactNode
  children?: SideMenuItem[]
}

export interface SideMenuProps {
  label: string
  items: SideMenuItem[]
  as?: ElementType
}

/** The menu beside account pages and deep content pages; a strip that scrolls sideways on narrow screens. */
export function SideMenu({ label, items, as: Tag = 'a' }: SideMenuProps) {
  return (
    <nav className="k-side-menu k-scroll-x" aria-label={label}>
      <ul>
        {items.map(({ title, href, icon, current, lang, badge, children }) => (
          <li key={href}>
            <Tag href={href} aria-current={current ? 'page' : undefined} lang={lang}>
              {icon && <Icon name={icon} />}
              {title}
              {badge}
            </Tag>
            {children && children.length > 0 && (
              <ul>
                {children.map((child) => (
                  <li key={child.href}>
                    <Tag
                      href={child.href}
                      aria-current={child.current ? 'page' : undefined}
                      lang={child.lang}
                    >
                      {child.title}
                    </Tag>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
