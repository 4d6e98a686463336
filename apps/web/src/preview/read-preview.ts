import 'server-only'
import type { PagePreview } from '@kindred/contracts/content'
import { cache } from 'react'
import { type Query, readQuery } from '../layouts/query.ts'
import { callStaff } from '../staff/call-staff.ts'

/** Where and for whom a draft is looked at; the Danish shop’s private visitors unless said. */
export function readPreview(locale: string, id: string, query: Query): Promise<PagePreview | null> {
  const read = readQuery(query)
  return readOnce(locale, id, read('shop') || undefined, read('visitor') || undefined)
}

/** Once a request: the head of the page and the page itself both ask. Without a sign-in the person is sent to it. */
const readOnce = cache((locale: string, id: string, shop?: string, visitorType?: string) =>
  callStaff<PagePreview>(`/api/staff/content/pages/${id}/preview`, `/${locale}/preview/${id}/`, {
    language: locale,
    shop,
    visitorType,
  }),
)
