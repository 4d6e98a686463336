import type { ElementType, ReactNode } from 'react'

export interface StaffShellProps {
  logo: ReactNode
  /** “Back office”. */
  label: string
  groups: { title: string; items: { title: string; href: string; current?: boolean; count?: ReactNode }[] }[]
  /** Top left: the way back; top right: search and who is signed in. */
  top?: ReactNode
  as?: ElementType
  children: ReactNode
}

/** The frame of the back office: denser, sans headings, the deep field at its side. */
export function StaffShell({ logo, label, groups, top, as: Tag = 'a', children }: StaffShellProps) {
  return (
    <div className="k-staff">
      <div className="k-staff__side">
        {logo}
        <nav aria-label={label}>
          {groups.map(({ title, items }) => (
            <div key={title} className="k-staff__group">
              <p>{title}</p>
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <Tag href={item.href} aria-current={item.current ? 'page' : undefined}>
                      {item.title}
                      {item.count !== undefined && <span className="k-numbers">{item.count}</span>}
                    </Tag>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <main id="main" className="k-staff__main" tabIndex={-1}>
        {top && <div className="k-staff__top">{top}</div>}
        {children}
      </main>
    </div>
  )
}
