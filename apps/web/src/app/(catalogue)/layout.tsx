import '../../layouts/pages.css'
import type { ReactNode } from 'react'
import { RootDocument } from '../../layouts/root-document.tsx'

export const metadata = { title: 'Kindred, part by part', robots: { index: false } }

export default function CatalogueLayout({ children }: { children: ReactNode }) {
  return <RootDocument locale="en-gb">{children}</RootDocument>
}
