import type { Page } from '@kindred/contracts/content'
import { hideIds } from '@kindred/contracts/hide-ids'
import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadPageKind } from '../page-kinds/load-page-kind.ts'
import { openPage } from '../server/open-page.ts'
import { readPlace } from '../server/read-place.ts'
import { carryQuery } from './carry-query.ts'
import type { Query } from './query.ts'
import { SiteFrame } from './site-frame.tsx'
import { StatusPage } from './status-page.tsx'

/** Every page that editors make: looked up by its path, drawn by its kind (RTE-31, PAGE-03); or what stands in its place. */
export async function showPage(path: string, query: Query): Promise<ReactNode> {
  const found = await openPage(path)
  switch (found.outcome) {
    case 'redirect': {
      const target = carryQuery(found.location, query)
      return found.isPermanent ? permanentRedirect(target) : redirect(target)
    }
    case 'not-found':
      return <StatusPage path={path} status={404} />
    case 'error':
      return <StatusPage path={path} status={found.status === 409 ? 409 : 500} />
    case 'page': {
      const { page } = found
      const status = statusOfKind(page)
      if (status) return <StatusPage path={path} status={status} />
      const PageKind = await loadPageKind(page.kind)
      if (!PageKind) {
        console.error(
          JSON.stringify({ level: 'error', code: 'unknown-page-kind', kind: page.kind, path: hideIds(path) }),
        )
        return <StatusPage path={path} status={404} />
      }
      const place = readPlace(path)
      return (
        <SiteFrame {...place} page={page}>
          <PageKind page={page} {...place} searchParams={query} />
        </SiteFrame>
      )
    }
  }
}

/** What editors say where a page is missing or fails (PAGE-40) is shown at its own address as it is everywhere else. */
function statusOfKind({ kind, siteArea }: Page): 404 | 500 | null {
  if (siteArea !== 'other') return null
  if (kind === 'NotFoundPage') return 404
  return kind === 'ServerErrorPage' ? 500 : null
}
