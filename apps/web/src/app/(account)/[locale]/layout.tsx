import '../../../layouts/pages.css'
import type { ReactNode } from 'react'
import { readLocale } from '../../../layouts/read-locale.ts'
import { RootDocument } from '../../../layouts/root-document.tsx'

/** Everything under the account is personal: never cached, never in a search engine. */
export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false }, referrer: 'same-origin' }

export default async function AccountLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  return <RootDocument locale={readLocale(locale)}>{children}</RootDocument>
}
