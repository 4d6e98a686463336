import '../../../layouts/pages.css'
import '../../../preview/preview.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readLocale } from '../../../layouts/read-locale.ts'
import { RootDocument } from '../../../layouts/root-document.tsx'

/** Drafts are nobody's to find. */
export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function PreviewLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  return <RootDocument locale={readLocale((await params).locale)}>{children}</RootDocument>
}
