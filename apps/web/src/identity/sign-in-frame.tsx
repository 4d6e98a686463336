import type { ReactNode } from 'react'
import { SiteFrame } from '../layouts/site-frame.tsx'

/** The quiet column of the pages around signing in, in the frame of the shop the person comes from. */
export function SignInFrame({
  locale,
  shopCode,
  title,
  lead,
  children,
}: {
  locale: string
  shopCode: string
  title: string
  lead?: string
  children: ReactNode
}) {
  const path = `/${locale}/${shopCode}-shop/private/`
  return (
    <SiteFrame locale={locale} shopCode={shopCode} visitorType="private" path={path}>
      <section className="k-wrap k-section">
        <div style={{ maxWidth: '30rem', marginInline: 'auto' }} className="k-stack">
          <h1>{title}</h1>
          {lead && <p className="k-lead">{lead}</p>}
          {children}
        </div>
      </section>
    </SiteFrame>
  )
}
