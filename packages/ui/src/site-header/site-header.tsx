import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface SiteHeaderProps {
  logo: ReactNode
  /** The `MegaMenu`; hidden where it does not fit, and then `mobileMenu` takes over. */
  navigation?: ReactNode
  /** Search, favourites, account, basket: `IconButton` and `IconLink`. Four fit on a phone; hide others with `max-tablet:hidden`. */
  tools?: ReactNode
  /** The button of the slide-in navigation; only shown where the menu is hidden. */
  mobileMenu?: ReactNode
  /** Without a line below and without a ground, above a hero. */
  clear?: boolean
}

export function SiteHeader({ logo, navigation, tools, mobileMenu, clear }: SiteHeaderProps) {
  return (
    <header className={clsx('k-site-header', clear && 'k-site-header--clear')}>
      <div className="k-wrap k-site-header__inner">
        {logo}
        <div className="k-site-header__navigation">{navigation}</div>
        <div className="k-site-header__tools">
          {tools}
          {mobileMenu && <span className="k-site-header__mobile">{mobileMenu}</span>}
        </div>
      </div>
    </header>
  )
}
