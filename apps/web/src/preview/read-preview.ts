import 'server-only'
import type { PagePreview } from '@kindred/contracts/content'
import { cache } from 'react'
import { callStaff } from '../staff/call-staff.ts'

type Query = Record<string, string | string[] | undefined>

/** Where and for whom a draft is looked at; the Danish shop’s private visitors unless said. */
export function readPreview(locale: string, id: string, query: Query): Promise<PagePreview | null> {
  const one = (name: string) => [query[name] ?? ''].flat()[0] || undefined
  return readOnce(locale, id, one('shop'), one('visitor'))
}

/** Once a request: the head of the page and the page itself both ask. Without a sign-in the person is sent to it. */
const readOnce = cache((locale: string, id: string, shop?: string, visitorType?: string) =>
  callStaff<PagePreview>(`/api/staff/content/pages/${id}/preview`, `/${locale}/preview/${id}/`, {
    language: locale,
    shop,
    visitorType,
  }),
)
