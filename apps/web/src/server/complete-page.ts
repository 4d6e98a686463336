import 'server-only'
import type { Page } from '@kindred/contracts/content'
import { getTexts } from '../texts/get-texts.ts'
import { findKindPath, type ShopPlace } from './find-kind-path.ts'
import { readDonor, readDonorCode } from './read-donor.ts'

/**
 * What only the shop knows about a page: the way to it begins at “Home” (in menus the start page is called after its
 * visitors); a profile page is called after its donor and stands below its search, and without the donor it is not there
 * (null).
 */
export async function completePage(found: Page, place: ShopPlace): Promise<Page | null> {
  const { t } = await getTexts(place.locale)
  const page = { ...found, breadcrumbs: nameHome(found.breadcrumbs, place, t('layout.home')) }
  if (page.kind !== 'DonorProfilePage') return page
  const donor = await readDonor(place.shopCode, place.locale, readDonorCode(place.path))
  if (!donor) return null
  const searchPath = await findKindPath(
    place,
    donor.kind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage',
  )
  const [home] = page.breadcrumbs
  return {
    ...page,
    title: donor.name,
    meta: {
      ...page.meta,
      metaDataTitle: t('donor.metaTitle', { name: donor.name, code: donor.donorId, kind: donor.kind }),
      metaDataDescription: donor.motto ?? page.meta.metaDataDescription,
    },
    breadcrumbs: [
      ...(home ? [home] : []),
      ...(searchPath ? [{ title: t('donor.crumb', { kind: donor.kind }), url: searchPath, pageId: 0 }] : []),
      { title: donor.name, url: place.path, pageId: page.epiId },
    ],
  }
}

function nameHome(crumbs: Page['breadcrumbs'], place: ShopPlace, name: string): Page['breadcrumbs'] {
  const home = `/${place.locale}/${place.shopCode}-shop/${place.visitorType}/`
  return crumbs.map((crumb) => (crumb.url === home ? { ...crumb, title: name } : crumb))
}
