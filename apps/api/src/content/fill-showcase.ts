import type { ShownBlog } from '../blog/show-posts.ts'

/** Without chosen posts a showcase shows the newest. */
const newestCount = 3

/** BLK-18: the posts an editor chose, in that order, those that can be seen here; the newest where none is chosen. */
export function fillShowcase(
  block: Record<string, unknown>,
  blog: ShownBlog | null,
): Record<string, unknown> {
  const chosen = Array.isArray(block.posts) ? block.posts.filter((id) => typeof id === 'string') : []
  const all = blog?.posts ?? []
  const posts =
    chosen.length > 0
      ? chosen.flatMap((id) => all.find((post) => post.id === id) ?? [])
      : all.slice(0, newestCount)
  return { ...block, posts, viewAllURL: blog?.overviewUrl ?? null }
}
