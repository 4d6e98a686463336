import { parsePath } from '@kindred/domain/location/path'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { readNavigation } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { readHomeShop } from './read-home-shop.ts'
import { readLocale } from './read-locale.ts'
import { SiteFrame } from './site-frame.tsx'
import { StatusMark } from './status-mark.tsx'

type StatusPageProps = {
  /** The path that was asked for, whatever it is. */
  path: string
  /** 409 is a lookup that answers a conflict (RTE-25); it reads like any failure of ours. */
  status: 404 | 409 | 500
  /** Where the path says nothing of a language (`/staff/…`). */
  locale?: string
}

/** PAGE-40: not found, or a failure on our side, in the language of the path, with ways on, and readable without scripts. */
export async function StatusPage({ path, status, locale: given }: StatusPageProps) {
  const locale = readLocale(given ?? path.split('/')[1] ?? '')
  try {
    const place = await findPlace(path, locale)
    const { pagesByKind } = await readNavigation(place)
    return await SiteFrame({
      ...place,
      children: (
        <Message
          {...{ locale, status, path }}
          homePath={pagesByKind.VisitorHomePage}
          searchPath={pagesByKind.SearchSpermDonorPage}
        />
      ),
    })
  } catch {
    // Menus cannot be had now: the page stands without them.
    return (
      <main id="main" tabIndex={-1}>
        <Message {...{ locale, status, path }} />
      </main>
    )
  }
}

type MessageProps = StatusPageProps & { locale: string; homePath?: string; searchPath?: string }

async function Message({ path, status, locale, homePath = '/', searchPath }: MessageProps) {
  const { t } = await getTexts(locale)
  const isMissing = status === 404
  return (
    <section className="k-wrap k-section">
      <StatusMark status={status} />
      <h1>{t(isMissing ? 'layout.notFoundTitle' : 'layout.serverErrorTitle')}</h1>
      <p className="k-lead">{t(isMissing ? 'layout.notFoundText' : 'layout.serverErrorText')}</p>
      <p className="k-row">
        {!isMissing && <LinkButton href={path}>{t('common.tryAgain')}</LinkButton>}
        <LinkButton href={homePath} variant={isMissing ? 'filled' : 'outlined'}>
          {t('layout.notFoundHome')}
        </LinkButton>
        {isMissing && searchPath && (
          <LinkButton href={searchPath} variant="outlined">
            {t('layout.notFoundSearch')}
          </LinkButton>
        )}
      </p>
    </section>
  )
}

/** The shop of the path where there is one, else the one that speaks its language. */
async function findPlace(path: string, locale: string) {
  const found = parsePath(path)
  const shopCode = found?.area === 'shop' ? found.shopCode : await readHomeShop(locale)
  const visitorType = found?.area === 'shop' ? found.visitorType : ('private' as const)
  return { locale, shopCode, visitorType, path: `/${locale}/${shopCode}-shop/${visitorType}/` }
}
