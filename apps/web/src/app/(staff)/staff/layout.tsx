import '@kindred/ui/styles.css'
import '../../../staff/staff.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { RootDocument } from '../../../layouts/root-document.tsx'
import { staffLocale } from '../../../staff/staff-locale.ts'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default function StaffLayout({ children }: { children: ReactNode }) {
  return <RootDocument locale={staffLocale}>{children}</RootDocument>
}
