import type { Metadata } from 'next'
import { describePage } from '../../../layouts/describe-page.ts'
import type { Query } from '../../../layouts/query.ts'
import { showPage } from '../../../layouts/show-page.tsx'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return describePage(`/${(await params).locale}/`)
}

/** A single segment is no page of ours (the front door sends `/` to the visitor’s start page), but may lead to one. */
export default async function OneSegment({ params, searchParams }: Props) {
  return showPage(`/${(await params).locale}/`, await searchParams)
}
