import type { PostList } from '@kindred/contracts/blog'
import type { TaggedCache } from '../content/tagged-cache.ts'
import type { Services } from '../services.ts'
import { type ShopPlace, showPosts } from './show-posts.ts'

/** Two full rows of a wide screen and three of a narrower one. */
const postsPerPage = 6

/**
 * One page of the posts of a shop and language, newest first (BLOG-04), or of those with a tag (BLOG-05). The tag may be
 * named by its slug in any language. Null for a page or a tag that is not there; the first page is always there.
 */
export async function listPosts(
  services: Services,
  cache: TaggedCache,
  place: ShopPlace,
  { page, tagId }: { page: number; tagId?: string },
): Promise<PostList | null> {
  const { posts, tags, overviewUrl } = await showPosts(services, cache, place)
  const tag = tagId === undefined ? null : tags.find(({ id }) => id === tagId)
  if (tag === undefined) return null
  const chosen = tag ? posts.filter(({ tagIds }) => tagIds.includes(tag.id)) : posts
  const pageCount = Math.max(1, Math.ceil(chosen.length / postsPerPage))
  if (page < 1 || page > pageCount) return null
  return {
    posts: chosen.slice((page - 1) * postsPerPage, page * postsPerPage),
    page,
    pageCount,
    total: chosen.length,
    tag,
    tags: [...tags],
    overviewUrl,
  }
}
