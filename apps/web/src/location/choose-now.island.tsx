'use client'

import type { MouseEvent, ReactNode } from 'react'
import { openSettings } from './open-settings.ts'

/** Opens the country settings; without scripts, and where no header has them, it leads to them as a page. */
export function ChooseNowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.currentTarget.focus()
        if (openSettings()) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
