import 'server-only'
import { isHTTPAccessFallbackError } from 'next/dist/client/components/http-access-fallback/http-access-fallback'
import type { ReactNode } from 'react'
import { StatusPage } from './status-page.tsx'

/** A page that calls `notFound()` while it is made is answered with the not-found page; redirects and failures go on. */
export async function catchNotFound(page: Promise<ReactNode>, path: string): Promise<ReactNode> {
  try {
    return await page
  } catch (error) {
    if (isHTTPAccessFallbackError(error)) return <StatusPage path={path} status={404} />
    throw error
  }
}
