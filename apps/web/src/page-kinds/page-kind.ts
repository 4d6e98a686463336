import type { Page } from '@kindred/contracts/content'
import type { ComponentType } from 'react'
import type { Query } from '../layouts/query.ts'

/** What every page kind is given: the page as the editor made it and where in the shop it stands. */
export type PageKindProps = {
  page: Page
  /** Locale as in the path, `en-gb`. */
  locale: string
  /** `dk` */
  shopCode: string
  visitorType: 'private' | 'professional'
  /** Path of the page with its closing slash. */
  path: string
  searchParams: Query
}

export type PageKind = ComponentType<PageKindProps>
