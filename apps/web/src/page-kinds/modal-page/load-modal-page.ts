import { type Page, pageSchema } from '@kindred/contracts/content'
import { callSite } from '../../browser/call-site.ts'

/**
 * PAGE-46: the content of the page at a path, its kind and its blocks. The path alone says which shop it belongs to. A page
 * that has moved since the link was drawn is found where it stands now.
 *
 * @throws where there is no such page, it leads out of the site, or it cannot be had
 */
export async function loadModalPage(path: string, signal: AbortSignal, send = callSite): Promise<Page> {
  return pageSchema.parse(await send(`/api/cms/pages${path}`, { signal, query: { follow: true } }))
}
