import type { ElementType } from 'react'
import { Icon } from '../icon/icon.tsx'
import { pageWindow } from './page-window.tsx'

export interface PaginationProps {
  label: string
  current: number
  total: number
  hrefFor: (page: number) => string
  /** “Page 4”, for the ear. */
  pageLabel: (page: number) => string
  previousLabel: string
  nextLabel: string
  as?: ElementType
}

/** Numbered pages as links, so that the back button and search engines know them. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefFor, pageLabel, previousLabel, nextLabel, as: Tag = 'a' } = props
  if (total <= 1) return null
  return (
    <nav className="k-pagination" aria-label={label}>
      <ul>
        <li>
          {current > 1 && (
            <Tag href={hrefFor(current - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="chevron-left" />
            </Tag>
          )}
        </li>
        {pageWindow(current, total).map((page, index) => (
          <li key={page === 'gap' ? `gap-${index}` : page}>
            {page === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Tag
                href={hrefFor(page)}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Tag>
            )}
          </li>
        ))}
        <li>
          {current < total && (
            <Tag href={hrefFor(current + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="chevron-right" />
            </Tag>
          )}
        </li>
      </ul>
    </nav>
  )
}
