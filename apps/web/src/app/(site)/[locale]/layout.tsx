import '../../../layouts/pages.css'
import type { ReactNode } from 'react'
import { readLocale } from '../../../layouts/read-locale.ts'
import { RootDocument } from '../../../layouts/root-document.tsx'

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  return <RootDocument locale={readLocale(locale)}>{children}</RootDocument>
}
