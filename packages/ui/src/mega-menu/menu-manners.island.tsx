'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { watchMenu } from './watch-menu.tsx'

/** What a menu of disclosures does beyond opening: see `watchMenu`. */
export function MenuManners({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? watchMenu(root.current) : undefined), [])
  return <div ref={root}>{children}</div>
}
