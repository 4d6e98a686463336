import type { Services } from '../services.ts'
import { readPageNodes } from './page.store.ts'
import { readRedirectRows } from './redirect.store.ts'
import { buildSiteTree, type SiteTree } from './site-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

/** All published pages, and where their old addresses lead. Any change of a page, menu or redirect makes it anew. */
export function readTree(services: Services, cache: TaggedCache): Promise<SiteTree> {
  return cache.get('tree', async () => {
    const [nodes, redirects] = await Promise.all([
      readPageNodes(services.pool),
      readRedirectRows(services.pool),
    ])
    return { value: buildSiteTree(nodes, redirects), tags: ['tree'] }
  })
}
