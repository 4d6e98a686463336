'use client'

import type { MouseEvent, ReactNode } from 'react'
import { openSettings } from './open-settings.ts'

/** Opens the country settings; without scripts it leads to them as a page. */
export function ChooseNowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        event.currentTarget.focus()
        openSettings()
      }}
    >
      {children}
    </a>
  )
}
