import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface SiteHeaderProps {
  logo: ReactNode
  /** The `MegaMenu`; hidden where it does not fit, unless it is the target of the address: `#site-menu`. */
  navigation?: ReactNode
  /** Search, account, basket, and in `k-site-header__mobile` what opens the menu where it is hidden: `IconLink`. Four fit on a phone. */
  tools?: ReactNode
  /** Without a line below and without a ground, above a hero. */
  clear?: boolean
}

export function SiteHeader({ logo, navigation, tools, clear }: SiteHeaderProps) {
  return (
    <header className={clsx('k-site-header', clear && 'k-site-header--clear')}>
      <div className="k-wrap k-site-header__inner">
        {logo}
        <div className="k-site-header__navigation" id="site-menu">
          {navigation}
        </div>
        <div className="k-site-header__tools">{tools}</div>
      </div>
    </header>
  )
}
