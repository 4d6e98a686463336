import { parsePath } from '@kindred/domain/location/path'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { SiteFrame } from '../../../../../layouts/site-frame.tsx'
import { loadPageKind } from '../../../../../page-kinds/load-page-kind.ts'
import { completePage } from '../../../../../server/complete-page.ts'
import { lookUpPage } from '../../../../../server/look-up-page.ts'

type Props = {
  params: Promise<{ locale: string; area: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await buildPath(params)
  const found = await lookUpPage(path)
  if (found.outcome !== 'page') return { robots: { index: false } }
  const { meta } = await completePage(found.page, readPlace(path))
  return {
    title: meta.metaDataTitle,
    description: meta.metaDataDescription,
    keywords: meta.keywords ?? undefined,
    robots: meta.noindex ? { index: false } : undefined,
    alternates: {
      canonical: meta.canonicalUrl,
      languages: Object.fromEntries(meta.hrefLangs.map(({ countryCode, url }) => [countryCode, url])),
    },
  }
}

/** Every page that editors make: looked up by its path, drawn by its kind (RTE-31, PAGE-03). */
export default async function ContentPage({ params, searchParams }: Props) {
  const path = await buildPath(params)
  if (!parsePath(path)) notFound()
  const found = await lookUpPage(path)
  switch (found.outcome) {
    case 'redirect':
      return found.isPermanent ? permanentRedirect(found.location) : redirect(found.location)
    case 'not-found':
      return notFound()
    case 'error':
      throw new Error(`page lookup answered ${found.status}`)
    case 'page': {
      const { locale, shopCode, visitorType } = readPlace(path)
      const page = await completePage(found.page, { locale, shopCode, visitorType, path })
      const PageKind = await loadPageKind(page.kind)
      if (!PageKind) {
        console.error(JSON.stringify({ level: 'error', code: 'unknown-page-kind', kind: page.kind, path }))
        notFound()
      }
      return (
        <SiteFrame locale={locale} shopCode={shopCode} visitorType={visitorType} path={path} page={page}>
          <PageKind
            page={page}
            locale={locale}
            shopCode={shopCode}
            visitorType={visitorType}
            path={path}
            searchParams={await searchParams}
          />
        </SiteFrame>
      )
    }
  }
}

async function buildPath(params: Props['params']): Promise<string> {
  const { locale, area, path = [] } = await params
  return `/${[locale, area, ...path].join('/')}/`
}

/** Where in a shop a page stands; pages outside of shops take the default one’s menus. */
function readPlace(path: string) {
  const place = parsePath(path)
  const shop = place?.area === 'shop' ? place : null
  return {
    locale: (place?.locale ?? 'en-GB').toLowerCase(),
    shopCode: shop?.shopCode ?? 'dk',
    visitorType: shop?.visitorType ?? ('private' as const),
    path,
  }
}
