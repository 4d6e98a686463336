import { parsePath } from '@kindred/domain/location/path'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { SiteFrame } from '../../../../../layouts/site-frame.tsx'
import { loadPageKind } from '../../../../../page-kinds/load-page-kind.ts'
import { lookUpPage } from '../../../../../server/look-up-page.ts'

type Props = {
  params: Promise<{ locale: string; area: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await lookUpPage(await buildPath(params))
  if (found.outcome !== 'page') return { robots: { index: false } }
  const { meta } = found.page
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
  const place = parsePath(path)
  if (!place) notFound()
  const found = await lookUpPage(path)
  switch (found.outcome) {
    case 'redirect':
      return found.isPermanent ? permanentRedirect(found.location) : redirect(found.location)
    case 'not-found':
      return notFound()
    case 'error':
      throw new Error(`page lookup answered ${found.status}`)
    case 'page': {
      const { page } = found
      const PageKind = await loadPageKind(page.kind)
      if (!PageKind) {
        console.error(JSON.stringify({ level: 'error', code: 'unknown-page-kind', kind: page.kind, path }))
        notFound()
      }
      const shop = place.area === 'shop' ? place : null
      const shopCode = shop?.shopCode ?? 'dk'
      const visitorType = shop?.visitorType ?? 'private'
      const locale = place.locale.toLowerCase()
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
