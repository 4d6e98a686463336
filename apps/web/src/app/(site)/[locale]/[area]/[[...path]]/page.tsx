import type { Metadata } from 'next'
import { describePage } from '../../../../../layouts/describe-page.ts'
import type { Query } from '../../../../../layouts/query.ts'
import { showPage } from '../../../../../layouts/show-page.tsx'

type Props = {
  params: Promise<{ locale: string; area: string; path?: string[] }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return describePage(await buildPath(params), await searchParams)
}

export default async function ContentPage({ params, searchParams }: Props) {
  return showPage(await buildPath(params), await searchParams)
}

async function buildPath(params: Props['params']): Promise<string> {
  const { locale, area, path = [] } = await params
  return `/${[locale, area, ...path].join('/')}/`
}
