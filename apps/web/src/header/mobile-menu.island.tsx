'use client'

import { Icon } from '@kindred/ui/icon/icon'
import {
  MobileNavigation,
  type MobileNavigationItem,
} from '@kindred/ui/mobile-navigation/mobile-navigation.island'
import { openSettings } from '../location/open-settings.ts'
import type { HeaderWords } from './header-words.ts'

type Link = { title: string; href: string; current?: boolean; lang?: string | undefined }

export type MobileMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  items: MobileNavigationItem[]
  /** Start pages of both kinds of visitors, and what else stands above the header. */
  metaLinks: Link[]
  words: HeaderWords
}

/** The slide-in navigation with what the bar above the header holds on wider screens. */
export function MobileMenu({ items, metaLinks, words, ...state }: MobileMenuProps) {
  return (
    <MobileNavigation
      {...state}
      label={words.menu}
      closeLabel={words.close}
      backLabel={words.back}
      items={items}
      extra={
        <ul className="k-mobile-navigation__extra">
          {metaLinks.map(({ title, href, current, lang }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'true' : undefined} lang={lang}>
                <Icon name={current ? 'check' : 'arrow-right'} />
                {title}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => {
                state.onOpenChange(false)
                openSettings()
              }}
            >
              <Icon name="pin" />
              {words.settings}
            </button>
          </li>
        </ul>
      }
    />
  )
}
