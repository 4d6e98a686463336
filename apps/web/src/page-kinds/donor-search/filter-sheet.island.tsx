'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/**
 * The filters: a rail beside the list, and on narrow screens a sheet from below that a button opens. It is the browser's
 * popover, so it opens without scripts too; with them, the page behind cannot be reached while it is open.
 */
export function FilterSheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const wide = window.matchMedia('(min-width: 1024px)')
    const onToggle = (event: Event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      for (const other of listOutside(element)) other.inert = isOpen
      document.documentElement.classList.toggle('k-sheet-open', isOpen)
      if (isOpen) element.focus()
    }
    const onWide = () => {
      if (wide.matches && element.matches(':popover-open')) element.hidePopover()
    }
    element.addEventListener('toggle', onToggle)
    wide.addEventListener('change', onWide)
    return () => {
      element.removeEventListener('toggle', onToggle)
      wide.removeEventListener('change', onWide)
      for (const other of listOutside(element)) other.inert = false
    }
  }, [])

  return (
    <aside ref={sheet} id={id} popover="auto" className="k-filter-sheet" aria-label={label} tabIndex={-1}>
      {children}
    </aside>
  )
}

/** Everything that neither holds the element nor stands in it. */
function listOutside(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (
    let inner: Element = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  ) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !/^(SCRIPT|STYLE|LINK)$/.test(other.tagName))
        found.push(other)
  }
  return found
}
