import { LinkButton } from '@kindred/ui/link-button/link-button'
import { headers } from 'next/headers'
import { readLocale } from '../../../layouts/read-locale.ts'
import { SiteFrame } from '../../../layouts/site-frame.tsx'
import { getTexts } from '../../../texts/get-texts.ts'

export const metadata = { robots: { index: false } }

/** Not found, in the visitor’s language, with ways on (PAGE-40). The path comes from the front door. */
export default async function NotFound() {
  const path = (await headers()).get('x-path') ?? '/'
  const [, localeSegment = '', area = '', visitor] = path.split('/')
  const locale = readLocale(localeSegment)
  const { t } = await getTexts(locale)
  const shopCode = /^[a-z]{2,3}-shop$/.test(area) ? area.replace(/-shop$/, '') : 'dk'
  const visitorType = visitor === 'professional' ? 'professional' : 'private'
  const body = (
    <section className="k-wrap k-section">
      <title>{t('layout.notFoundTitle')}</title>
      <h1>{t('layout.notFoundTitle')}</h1>
      <p className="k-lead">{t('layout.notFoundText')}</p>
      <p className="k-row">
        <LinkButton href="/">{t('layout.notFoundHome')}</LinkButton>
      </p>
    </section>
  )
  try {
    return await SiteFrame({
      locale,
      shopCode,
      visitorType,
      path: `/${locale}/${shopCode}-shop/${visitorType}/`,
      children: body,
    })
  } catch {
    // The shop of the path does not exist: the page stands without its menu.
    return (
      <main id="main" tabIndex={-1}>
        {body}
      </main>
    )
  }
}
