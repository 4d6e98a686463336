import type { PageKindProps } from '../page-kind.ts'
import { CreateAccount } from './create-account.tsx'

/** CRT-01: the editor's title and intro above the form. */
export default function CreateNewAccountPage({ page, locale, shopCode, visitorType }: PageKindProps) {
  return (
    <section className="k-wrap k-section">
      <div style={{ maxWidth: '38rem' }} className="k-stack">
        <h1 lang={page.otherLanguages?.title}>{page.title}</h1>
        {page.intro && (
          <p className="k-lead" lang={page.otherLanguages?.intro}>
            {page.intro}
          </p>
        )}
        <CreateAccount locale={locale} shopCode={shopCode} visitorType={visitorType} />
      </div>
    </section>
  )
}
