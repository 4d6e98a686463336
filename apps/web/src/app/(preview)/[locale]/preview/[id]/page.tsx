import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { SiteFrame } from '../../../../../layouts/site-frame.tsx'
import { loadPageKind } from '../../../../../page-kinds/load-page-kind.ts'
import { NothingToShow } from '../../../../../preview/nothing-to-show.tsx'
import { PreviewBanner } from '../../../../../preview/preview-banner.tsx'
import { readPreview } from '../../../../../preview/read-preview.ts'
import { completePage } from '../../../../../server/complete-page.ts'
import { readPlace } from '../../../../../server/read-place.ts'

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const { locale, id } = await params
  const preview = await readPreview(readLocale(locale), id, await searchParams)
  return { title: preview?.page?.title ?? 'Kindred' }
}

/**
 * The real page as its newest draft has it, for people who work here: never kept, never indexed. Its address names the
 * page by number, so it stays the same while slugs change, and needs no place in the tree.
 */
export default async function PreviewPage({ params, searchParams }: Props) {
  const { locale: segment, id } = await params
  const query = await searchParams
  const locale = readLocale(segment)
  const preview = await readPreview(locale, id, query)
  if (!preview?.page) return <NothingToShow id={id} isThere={preview !== null} />
  const place = readPlace(preview.path)
  const PageKind = await loadPageKind(preview.page.kind)
  if (!PageKind) return <NothingToShow id={id} isThere kind={preview.page.kind} />
  const page = (await completePage(preview.page, place)) ?? preview.page
  return (
    <>
      <PreviewBanner id={id} locale={locale} preview={preview} page={page} />
      <SiteFrame {...place} page={page}>
        <PageKind page={page} {...place} searchParams={query} />
      </SiteFrame>
    </>
  )
}
