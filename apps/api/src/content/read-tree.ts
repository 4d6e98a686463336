import type { Services } from '../services.ts'
import { readPageNodes } from './page.store.ts'
import { buildSiteTree, type SiteTree } from './site-tree.ts'
import type { TaggedCache } from './tagged-cache.ts'

/** All published pages. Any change of a page makes it anew. */
export function readTree(services: Services, cache: TaggedCache): Promise<SiteTree> {
  return cache.get('tree', async () => {
    const nodes = await readPageNodes(services.pool)
    return { value: buildSiteTree(nodes), tags: ['tree'] }
  })
}
