'use client'

import { IconButton } from '@kindred/ui/icon-button/icon-button'
import type { MobileNavigationProps } from '@kindred/ui/mobile-navigation/mobile-navigation.island'
import { lazy, Suspense, useState } from 'react'

const load = () => import('@kindred/ui/mobile-navigation/mobile-navigation.island')
const MobileNavigation = lazy(() => load().then((module) => ({ default: module.MobileNavigation })))

/** The button of the slide-in navigation, which is loaded when it is first wanted: most pages are read without it. */
export function MobileMenu(props: MobileNavigationProps) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      icon="menu"
      label={props.label}
      aria-haspopup="dialog"
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <MobileNavigation {...props} startsOpen />
    </Suspense>
  )
}
