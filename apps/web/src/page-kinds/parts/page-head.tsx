import type { Page } from '@kindred/contracts/content'
import type { ReactNode } from 'react'

/** Heading and intro of a page. A hero brings the heading itself, so nothing stands above it. */
export function PageHead({
  page: { title, intro, blocks },
  children,
}: {
  page: Pick<Page, 'title' | 'intro' | 'blocks'>
  /** What stands below the intro. */
  children?: ReactNode
}) {
  if (blocks[0]?.blockType === 'hero') return null
  return (
    <header className="k-wrap k-page-head">
      <div>
        <h1>{title}</h1>
        {intro && <p className="k-lead">{intro}</p>}
        {children}
      </div>
    </header>
  )
}
