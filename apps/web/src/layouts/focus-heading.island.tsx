'use client'

import { useEffect } from 'react'

/**
 * After a link within the site the focus moves to the heading, so that reading goes on there. Not on a first visit, a
 * reload, the back button (the browser restores the place), or a link to a part of the page.
 */
export function FocusHeading() {
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation')
    const isLink = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
    const isWithin = document.referrer.startsWith(`${window.location.origin}/`)
    if (!isLink || !isWithin || window.location.hash || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return null
}
