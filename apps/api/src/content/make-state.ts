import type { Page } from '@kindred/contracts/content'
import type { SitePlace } from '@kindred/domain/location/path'
import { listPosts } from '../blog/list-posts.ts'
import { readPost } from '../blog/list-related.ts'
import type { Services } from '../services.ts'
import { makeLeftMenu } from './make-left-menu.ts'
import type { SettledPage } from './settle-parameter.ts'
import type { SiteTree } from './site-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

type State = { queries: NonNullable<Page['dehydratedState']>['queries']; tags: readonly string[] }

/**
 * What the application of a page kind would ask for first, answered with the page itself (PAGE-06 `dehydratedState`): one
 * journey less for the visitor. Null for kinds that ask nothing.
 */
export async function makeState(
  services: Services,
  cache: TaggedCache,
  tree: SiteTree,
  place: SitePlace,
  { node, tagId }: SettledPage,
): Promise<State | null> {
  if (node.kind === 'LeftNavigationPage' || node.kind === 'LeftNavigationSubPage')
    return {
      queries: [{ queryKey: ['navigation', 'leftmenu'], data: makeLeftMenu(tree, node, place) }],
      tags: [],
    }
  if (place.area !== 'shop' || !node.kind.startsWith('Blog')) return null
  const tags = ['blog', 'media']
  const language = place.locale.toLowerCase()
  if (node.kind === 'BlogPostPage')
    return {
      queries: [
        {
          queryKey: ['blogs', language, node.epiId, 'related'],
          data: await readPost(services, cache, place, node.epiId),
        },
      ],
      tags,
    }
  const list = await listPosts(services, cache, place, { page: 1, tagId: tagId ?? undefined })
  return { queries: [{ queryKey: ['blogs', language, tagId ? 'tag' : 'all', 1], data: list }], tags }
}
