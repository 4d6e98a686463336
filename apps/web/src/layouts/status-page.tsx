import { isBarePath } from '@kindred/domain/location/look-up'
import { parsePath } from '@kindred/domain/location/path'
import { readNavigation } from '../server/find-kind-path.ts'
import { readHomeShop } from './read-home-shop.ts'
import { readLocale } from './read-locale.ts'
import { readStatusPage } from './read-status-page.ts'
import { SiteFrame } from './site-frame.tsx'
import { StatusMessage } from './status-message.tsx'

export type StatusPageProps = {
  /** The path that was asked for, whatever it is. */
  path: string
  /** 409 is a lookup that answers a conflict (RTE-25); it reads like any failure of ours. */
  status: 404 | 409 | 500
  /** Where the path says nothing of a language (`/staff/…`). */
  locale?: string
}

/**
 * PAGE-40: not found, or a failure on our side, in the language of the path, with the words of editors where there are some,
 * with a search and ways on, and readable without scripts. Never kept, never in a search engine.
 */
export async function StatusPage({ path, status, locale: given }: StatusPageProps) {
  const locale = readLocale(given ?? path.split('/')[1] ?? '')
  // RTE-15: seen for a moment while signing out.
  if (isBarePath(path)) return <BareStatusPage path={path} status={status} locale={locale} />
  try {
    const place = await findPlace(path, locale)
    const [navigation, page] = await Promise.all([readNavigation(place), readStatusPage(place, status)])
    return await SiteFrame({
      ...place,
      children: await StatusMessage({ path, status, place, navigation, page }),
    })
  } catch {
    // Menus cannot be had now: the page stands without them.
    return <BareStatusPage path={path} status={status} locale={locale} />
  }
}

/** The same without menus, for where they cannot be had or would be carried along for nothing. */
export function BareStatusPage({ path, status, locale }: Required<StatusPageProps>) {
  return (
    <main id="main" tabIndex={-1}>
      <StatusMessage {...{ path, status }} place={{ locale, shopCode: '', visitorType: 'private', path }} />
    </main>
  )
}

/** The shop of the path where there is one, else the one that speaks its language. */
async function findPlace(path: string, locale: string) {
  const found = parsePath(path)
  const shopCode = found?.area === 'shop' ? found.shopCode : await readHomeShop(locale)
  const visitorType = found?.area === 'shop' ? found.visitorType : ('private' as const)
  return { locale, shopCode, visitorType, path: `/${locale}/${shopCode}-shop/${visitorType}/` }
}
