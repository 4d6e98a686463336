import type { Page } from '@kindred/contracts/content'
import { chooseStartPage } from '@kindred/domain/navigation/choose-start-page'
import { Breadcrumbs } from '@kindred/ui/breadcrumbs/breadcrumbs'
import { HideOnScroll } from '@kindred/ui/site-header/hide-on-scroll.island'
import { SkipLink } from '@kindred/ui/skip-link/skip-link'
import type { ReactNode } from 'react'
import { Consent } from '../consent/consent.tsx'
import { SiteBottom } from '../footer/site-bottom.tsx'
import { SiteTop } from '../header/site-top.tsx'
import { ChooseNow } from '../location/choose-now.tsx'
import { findMeasuredKind } from '../measurement/measured-kind.ts'
import { PageView } from '../measurement/page-view.island.tsx'
import { listsPosts } from '../page-kinds/blog/describe-page-of-posts.ts'
import { readNavigation } from '../server/find-kind-path.ts'
import { getTexts } from '../texts/get-texts.ts'
import { CacheMark } from './cache-mark.tsx'
import { FocusHeading } from './focus-heading.island.tsx'
import { WatchPageProgress } from './page-progress.island.tsx'
import { StructuredData } from './structured-data.tsx'

type SiteFrameProps = {
  locale: string
  shopCode: string
  visitorType: 'private' | 'professional'
  path: string
  /** Without a page (not found, failures) there are no breadcrumbs. */
  page?: Page
  /** Under which its views are counted; that of the page unless another is named. */
  kind?: string | null
  children: ReactNode
}

/** Header, content, footer (LAY-01). The same for everybody, so it can be cached; what is personal arrives by islands. */
export async function SiteFrame(props: SiteFrameProps) {
  const { locale, shopCode, visitorType, path, page, children } = props
  const { t } = await getTexts(locale)
  const navigation = await readNavigation({ locale, shopCode, visitorType, path })
  const place = { locale, shopCode, visitorType, path }
  const home =
    chooseStartPage(navigation.metaMenu, visitorType)?.url ?? `/${locale}/${shopCode}-shop/${visitorType}/`
  const crumbs = page?.breadcrumbs ?? []
  const kind = findMeasuredKind(props.kind ?? page?.kind ?? '')
  return (
    <>
      {page && <CacheMark tags={listTags(page)} queryNames={listsPosts(page) ? ['page'] : undefined} />}
      {page && <StructuredData page={page} navigation={navigation} />}
      <FocusHeading />
      <Consent {...place} />
      {kind && <PageView pageKind={kind} shopCode={shopCode} />}
      <SkipLink label={t('common.skipToContent')} />
      <WatchPageProgress slowText={t('layout.stillLoading')} />
      <HideOnScroll>
        <SiteTop
          {...place}
          // The start page is for one kind of visitor, which many pages are not.
          pageId={crumbs[0]?.pageId}
          home={home}
          navigation={navigation}
          isClear={page?.kind === 'VisitorHomePage'}
        />
      </HideOnScroll>
      <main id="main" tabIndex={-1}>
        <ChooseNow {...place} />
        {crumbs.length > 1 && (
          <div className="k-wrap">
            <Breadcrumbs
              label={t('layout.breadcrumbs')}
              items={crumbs.map(({ title, url, otherLanguage }) => ({
                title,
                href: url,
                lang: otherLanguage,
              }))}
            />
          </div>
        )}
        {children}
      </main>
      <SiteBottom locale={locale} home={home} navigation={navigation} />
    </>
  )
}

/** Pages that show donors are made anew when one of them changes, and when the law does by which they are shown. */
function listTags({ kind, blocks, tags }: Page): string[] {
  const hasDonors =
    kind === 'DonorProfilePage' ||
    kind.startsWith('Search') ||
    blocks.some((block) => block.blockType === 'donorShowcase' || block.showSearchStarter === true)
  return hasDonors ? [...tags, 'donors', 'master-data'] : tags
}
