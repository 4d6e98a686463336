import 'server-only'
import { hideIds } from '@kindred/contracts/hide-ids'
import { classifyLookup } from '@kindred/domain/location/look-up'
import { cache } from 'react'
import { completePage } from './complete-page.ts'
import { readNavigation } from './find-kind-path.ts'
import { lookUpPage, type PageLookup } from './look-up-page.ts'
import { readPlace } from './read-place.ts'

/**
 * The page of a path with all that its frame and its head need, asked for before anything is drawn, so that what is
 * missing or fails can still become a page of its own. Once a request.
 */
export const openPage = cache(async (path: string): Promise<PageLookup> => {
  if (classifyLookup(path) === 'notFound') return { outcome: 'not-found' }
  const found = await lookUpPage(path)
  if (found.outcome !== 'page') return found
  const place = readPlace(path)
  try {
    const [page] = await Promise.all([completePage(found.page, place), readNavigation(place)])
    return page ? { outcome: 'page', page } : { outcome: 'not-found' }
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'error',
        code: 'page-open',
        path: hideIds(path),
        detail: hideIds(String(error)),
      }),
    )
    return { outcome: 'error', status: 500 }
  }
})
