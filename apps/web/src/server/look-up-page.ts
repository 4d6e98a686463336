import 'server-only'
import type { Page } from '@kindred/contracts/content'
import { pageSchema } from '@kindred/contracts/content'
import { hideIds } from '@kindred/contracts/hide-ids'
import { cache } from 'react'
import { serviceAddress } from './service-address.ts'

export type PageLookup =
  | { outcome: 'page'; page: Page }
  | { outcome: 'redirect'; location: string; isPermanent: boolean }
  | { outcome: 'not-found' }
  | { outcome: 'error'; status: number }

/**
 * Asks the content service for the page at a path, following no redirect itself (RTE-21), and reads every answer it can
 * give (`readAnswer`). What fails, and what is thrown, is logged and becomes the server error page (RTE-28, RTE-29).
 */
export const lookUpPage = cache(async (path: string): Promise<PageLookup> => {
  try {
    const call = `/api/cms/pages${path}`
    const response = await fetch(serviceAddress(call) + call, { redirect: 'manual', cache: 'no-store' })
    const found = await readAnswer(response)
    if (found.outcome === 'error') tellFailure(path, `status ${response.status}`)
    return found
  } catch (error) {
    tellFailure(path, String(error))
    return { outcome: 'error', status: 500 }
  }
})

function tellFailure(path: string, detail: string): void {
  const message = 'Could not get page data for the path'
  console.error(
    JSON.stringify({
      level: 'error',
      code: 'page-lookup',
      message,
      path: hideIds(path),
      detail: hideIds(detail),
    }),
  )
}

/**
 * The outcome of an answer, apart from the asking: 301 and 302 with a Location redirect, for good only with 301 (RTE-22);
 * without one they are an error (RTE-23); 404 is not found (RTE-24); 409 is an error that carries 409 (RTE-25); any other
 * ok answer is the page (RTE-26), any other an error (RTE-27).
 * @throws when an ok answer is no page
 */
async function readAnswer(response: Response): Promise<PageLookup> {
  if (response.status === 301 || response.status === 302) {
    const location = response.headers.get('location')
    if (!location) return { outcome: 'error', status: 500 }
    return { outcome: 'redirect', location, isPermanent: response.status === 301 }
  }
  if (response.status === 404) return { outcome: 'not-found' }
  if (response.status === 409) return { outcome: 'error', status: 409 }
  if (!response.ok) return { outcome: 'error', status: 500 }
  return { outcome: 'page', page: pageSchema.parse(await response.json()) }
}
