import { Part } from '../account/part.tsx'
import { getTexts } from '../texts/get-texts.ts'
import type { Genetics } from './open-genetics.ts'
import { ReportForm } from './report-form.island.tsx'
import { ReportList } from './report-list.island.tsx'

/** Reports for the coordinators: sent, opened and deleted by the customer. */
export async function Reports({ account, record }: Genetics) {
  const { locale, shopCode } = account
  const { t, group, format } = await getTexts(locale)
  const texts = group('genetics.report')
  const errors = group('genetics.errors')
  const reports = record.reports.map((report) => ({
    ...report,
    since: t('genetics.report.since', {
      date: format.dateTime(new Date(report.createdAt), { dateStyle: 'long' }),
    }),
  }))
  return (
    <Part title={t('genetics.report.title')}>
      <div className="k-stack">
        <p>{t('genetics.report.lead')}</p>
        {reports.length > 0 && (
          <ReportList shopCode={shopCode} reports={reports} texts={texts} failed={errors.other ?? ''} />
        )}
        <ReportForm shopCode={shopCode} texts={texts} errors={errors} />
      </div>
    </Part>
  )
}
