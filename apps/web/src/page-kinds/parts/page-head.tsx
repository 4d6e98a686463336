import type { Page } from '@kindred/contracts/content'
import type { ReactNode } from 'react'

/** Heading and intro of a page. A hero brings the heading itself, so nothing stands above it. */
export function PageHead({
  page: { title, intro, blocks, otherLanguages },
  children,
}: {
  page: Pick<Page, 'title' | 'intro' | 'blocks' | 'otherLanguages'>
  /** What stands below the intro. */
  children?: ReactNode
}) {
  if (blocks[0]?.blockType === 'hero') return null
  return (
    <header className="k-wrap k-page-head">
      <div>
        <h1 lang={otherLanguages?.title}>{title}</h1>
        {intro && (
          <p className="k-lead" lang={otherLanguages?.intro}>
            {intro}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}
