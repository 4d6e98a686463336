import type { SitePlace } from '@kindred/domain/location/path'
import type { Services } from '../services.ts'
import { findKindPath } from './find-kind-path.ts'
import { readPageNodes } from './page.store.ts'
import { buildSiteTree } from './site-tree.ts'

type Place = Pick<Extract<SitePlace, { area: 'shop' }>, 'locale' | 'shopCode' | 'visitorType'>

/**
 * Where donors have their pages, for what is written outside of a page, such as a mail.
 *
 * @returns finds the path of a donor at a place, null where the place has no page of donors
 */
export async function readDonorAddresses({
  pool,
}: Pick<Services, 'pool'>): Promise<(place: Place, donor: { code: string }) => string | null> {
  const tree = buildSiteTree(await readPageNodes(pool))
  return (place, { code }) => {
    const path = findKindPath(tree, { area: 'shop', ...place, rest: [] }, 'DonorProfilePage')
    return path && `${path}${encodeURIComponent(code)}/`
  }
}
