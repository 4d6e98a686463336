'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isHeaderHidden } from './header-visibility.tsx'

/** Keeps header and meta bar at the top edge; lets them go on the way down (LAY-11). Focus inside brings them back. */
export function HideOnScroll({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      // Taken now: the state may be worked out after the next scroll.
      const [previous, current] = [last, window.scrollY]
      const headerHeight = bar.current?.offsetHeight ?? 0
      setHidden((wasHidden) => isHeaderHidden({ previous, current, headerHeight, wasHidden }))
      last = current
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return (
    <div ref={bar} className="k-site-top" data-hidden={isHidden || undefined}>
      {children}
    </div>
  )
}
