import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { SiteFrame } from '../../../../../layouts/site-frame.tsx'
import { StatusPage } from '../../../../../layouts/status-page.tsx'
import { loadPageKind } from '../../../../../page-kinds/load-page-kind.ts'
import { openPage } from '../../../../../server/open-page.ts'
import { readPlace } from '../../../../../server/read-place.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string; area: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await openPage(await buildPath(params))
  if (found.outcome !== 'page') {
    const { t } = await getTexts(readLocale((await params).locale))
    return { title: t(found.outcome === 'error' ? 'layout.serverErrorTitle' : 'layout.notFoundTitle') }
  }
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
  const found = await openPage(path)
  switch (found.outcome) {
    case 'redirect':
      return found.isPermanent ? permanentRedirect(found.location) : redirect(found.location)
    case 'not-found':
      return <StatusPage path={path} status={404} />
    case 'error':
      return <StatusPage path={path} status={found.status === 409 ? 409 : 500} />
    case 'page': {
      const place = readPlace(path)
      const PageKind = await loadPageKind(found.page.kind)
      if (!PageKind) {
        console.error(
          JSON.stringify({ level: 'error', code: 'unknown-page-kind', kind: found.page.kind, path }),
        )
        return <StatusPage path={path} status={404} />
      }
      return (
        <SiteFrame {...place} page={found.page}>
          <PageKind page={found.page} {...place} searchParams={await searchParams} />
        </SiteFrame>
      )
    }
  }
}

async function buildPath(params: Props['params']): Promise<string> {
  const { locale, area, path = [] } = await params
  return `/${[locale, area, ...path].join('/')}/`
}
