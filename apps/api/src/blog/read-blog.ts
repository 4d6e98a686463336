import type { TaggedCache } from '../content/tagged-cache.ts'
import type { Services } from '../services.ts'
import { type AuthorRow, type PostRow, readAuthors, readPosts, readTags, type TagRow } from './blog.store.ts'

export type Blog = {
  /** Newest first. */
  posts: readonly PostRow[]
  tags: ReadonlyMap<string, TagRow>
  authors: ReadonlyMap<string, AuthorRow>
}

/** All published posts with their tags and authors, kept until one of them changes. */
export function readBlog(services: Services, cache: TaggedCache): Promise<Blog> {
  return cache.get('blog', async () => {
    const { pool } = services
    const [posts, tags, authors] = await Promise.all([readPosts(pool), readTags(pool), readAuthors(pool)])
    const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
    return {
      value: { posts, tags: byId(tags), authors: byId(authors) },
      tags: ['blog', 'tree'],
    }
  })
}
