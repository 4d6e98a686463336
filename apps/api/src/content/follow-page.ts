import type { Services } from '../services.ts'
import { type Lookup, lookUpPage } from './look-up-page.ts'
import type { TaggedCache } from './tagged-cache.ts'

/** From a former slug to the page, and from a redirect of staff to that; more would be a mistake of ours. */
const mostMoves = 3

/**
 * The page at a path, or at where the path leads by now. A browser cannot see where a call is led (it follows to a page for
 * people, or sees nothing), so a link that was drawn before a page moved is followed here. An address of others is left to
 * the browser.
 */
export async function followPage(services: Services, cache: TaggedCache, path: string): Promise<Lookup> {
  let found = await lookUpPage(services, cache, path)
  for (let moves = 0; found.outcome === 'redirect' && moves < mostMoves; moves++) {
    if (!/^\/(?!\/)/.test(found.location)) break
    found = await lookUpPage(services, cache, found.location)
  }
  return found
}
