'use client'

import { IconLink } from '@kindred/ui/icon-button/icon-button'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { onBasketChange, readBasketCount, tellBasketChange } from '../browser/basket-count.ts'
import { type SessionUser, watchSession } from '../browser/session.ts'
import type { SearchPanelProps } from '../site-search/search-panel.island.tsx'
import type { HeaderWords } from './header-words.ts'
import type { MobileMenuProps } from './mobile-menu.island.tsx'

/** LAY-12, besides the country selector, which stands in a bar of its own and opens itself. */
type Modal = 'account' | 'search' | 'navigation'

const loads = {
  account: () => import('./account-dialog.island.tsx'),
  search: () => import('../site-search/search-panel.island.tsx'),
  navigation: () => import('./mobile-menu.island.tsx'),
}
const AccountDialog = lazy(() => loads.account().then((module) => ({ default: module.AccountDialog })))
const SearchPanel = lazy(() => loads.search().then((module) => ({ default: module.SearchPanel })))
const MobileMenu = lazy(() => loads.navigation().then((module) => ({ default: module.MobileMenu })))

export type HeaderToolsProps = {
  shopCode: string
  locale: string
  /** Each tool leads somewhere by itself: without scripts, and in a new tab. */
  hrefs: { signIn: string; account: string; createAccount: string; basket: string; search: string | null }
  search: Omit<SearchPanelProps, 'open' | 'onOpenChange'>
  menu: Omit<MobileMenuProps, 'words' | 'open' | 'onOpenChange' | 'onAccount'>
  words: HeaderWords
}

/**
 * Search, account, basket and menu. What they show is personal, so it arrives after the cached page; what they open is
 * loaded when somebody is about to open it. One at a time.
 */
export function HeaderTools({ shopCode, locale, hrefs, search, menu, words }: HeaderToolsProps) {
  const [user, setUser] = useState<SessionUser | null>(null)
  const [count, setCount] = useState(0)
  const [modal, setModal] = useState<Modal | null>(null)
  const [wanted, setWanted] = useState<ReadonlySet<Modal>>(new Set())

  useEffect(() => watchSession((session) => setUser(session.user)), [])
  useEffect(() => {
    if (!user) return
    const stop = onBasketChange(setCount)
    // Told to the page too: reading is what joins a visitor's basket to the account's.
    readBasketCount(shopCode, locale).then(tellBasketChange)
    return stop
  }, [user, shopCode, locale])

  const open = (name: Modal) => {
    setWanted((known) => new Set(known).add(name))
    setModal(name)
  }
  const opens = (name: Modal) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': modal === name,
    onPointerEnter: loads[name],
    onFocus: loads[name],
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // Not every browser gives a pressed link the focus, and the dialog gives it back to what had it.
      event.currentTarget.focus()
      open(name)
    },
  })
  const state = (name: Modal) => ({
    open: modal === name,
    onOpenChange: (isOpen: boolean) => setModal(isOpen ? name : null),
  })
  return (
    <>
      {hrefs.search && (
        <IconLink icon="search" label={words.search} href={hrefs.search} {...opens('search')} />
      )}
      {user ? (
        <IconLink icon="person" label={words.account} href={hrefs.account} />
      ) : (
        <IconLink icon="person" label={words.signInOrCreate} href={hrefs.signIn} {...opens('account')} />
      )}
      {user && (
        <IconLink
          icon="basket"
          count={count}
          label={count ? words.basketWithCount.replace('{count}', String(count)) : words.basket}
          href={hrefs.basket}
        />
      )}
      <span className="k-site-header__mobile">
        <IconLink icon="menu" label={words.menu} href="#site-menu" {...opens('navigation')} />
      </span>
      <Suspense fallback={null}>
        {wanted.has('account') && (
          <AccountDialog
            {...state('account')}
            signInHref={hrefs.signIn}
            createHref={hrefs.createAccount}
            words={words}
          />
        )}
        {wanted.has('search') && <SearchPanel {...search} {...state('search')} />}
        {wanted.has('navigation') && <MobileMenu {...menu} {...state('navigation')} words={words} />}
      </Suspense>
    </>
  )
}
