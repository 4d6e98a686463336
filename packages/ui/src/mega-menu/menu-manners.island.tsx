'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** Closes open panels on Escape (and gives the focus back), on a press or focus outside, and when a link is followed. */
export function MenuManners({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const opened = () => root.current?.querySelector<HTMLDetailsElement>('details[open]')
    const close = (giveFocusBack: boolean) => {
      const panel = opened()
      if (!panel) return
      panel.open = false
      if (giveFocusBack) panel.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close(true)
    const onOutside = (event: Event) => {
      const panel = opened()
      if (panel && event.target instanceof Node && !panel.contains(event.target)) close(false)
    }
    const onClick = (event: MouseEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('a') &&
        root.current?.contains(event.target)
      )
        close(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('click', onClick)
    }
  }, [])

  return <div ref={root}>{children}</div>
}
