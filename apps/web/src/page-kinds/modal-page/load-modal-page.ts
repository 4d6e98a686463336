import { type Page, pageSchema } from '@kindred/contracts/content'

/**
 * PAGE-46: the content of the page at a path, its kind and its blocks. Redirects are followed by the browser.
 *
 * @throws where there is no such page, or it cannot be had
 */
export async function loadModalPage(path: string, signal: AbortSignal, ask = fetch): Promise<Page> {
  const answer = await ask(`/api/cms/pages${path}`, { headers: { accept: 'application/json' }, signal })
  if (!answer.ok) throw new Error(`${answer.status} from the page at ${path}`)
  return pageSchema.parse(await answer.json())
}
