import { listBroken } from '@kindred/content/blocks/list-broken.ts'
import { blocksApartHeader } from '@kindred/contracts/content'
import { hasThrown } from './ask-failure-page.ts'
import type { WebAnswer } from './ask-web.ts'

/**
 * BLK-21 for a page that threw while it was made: asked for again with every block apart, which shows whose island it was,
 * and then with those alone, so that the rest is sent as it always is: in its place and without scripts.
 *
 * @param ask for the same page, with one more header
 * @returns null where the blocks are not to blame
 */
export async function askWithBlocksApart(
  ask: (header: Record<string, string>) => Promise<WebAnswer>,
): Promise<WebAnswer | null> {
  const isPage = ({ status, headers }: WebAnswer) => !hasThrown(status, headers.get('content-type'))
  const all = await ask({ [blocksApartHeader]: 'all' })
  if (!isPage(all)) return null
  // None, where it went well this time.
  const some = await ask({ [blocksApartHeader]: listBroken(all.body.toString('utf8')).join() })
  return isPage(some) ? some : all
}
