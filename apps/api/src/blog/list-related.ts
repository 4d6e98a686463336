import type { PostState } from '@kindred/contracts/blog'
import { findRelatedPosts } from '@kindred/domain/content/related-posts'
import type { TaggedCache } from '../content/tagged-cache.ts'
import type { Services } from '../services.ts'
import { type ShopPlace, showPosts } from './show-posts.ts'

/** A post with those nearest to it (BLOG-06); null where there is no such post here. */
export async function readPost(
  services: Services,
  cache: TaggedCache,
  place: ShopPlace,
  epiId: number,
): Promise<PostState | null> {
  const { posts, overviewUrl } = await showPosts(services, cache, place)
  const post = posts.find((one) => one.epiId === epiId)
  return post ? { post, related: findRelatedPosts(post, posts), overviewUrl } : null
}
