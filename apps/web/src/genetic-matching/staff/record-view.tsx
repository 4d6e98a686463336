import type { GeneEntry, StaffGeneticRecord } from '@kindred/contracts/genetic-matching'
import { Badge } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { Timeline } from '@kindred/ui/timeline/timeline'
import { staffLocale } from '../../staff/staff-locale.ts'
import { getTexts } from '../../texts/get-texts.ts'
import '../genetics.css'
import { listGeneOptions } from '../list-gene-options.ts'
import { ReportButton } from './report-button.island.tsx'
import { ReviewForm } from './review-form.island.tsx'

/** Findings beside the reports they were read from, and who has had them in hand. */
export async function RecordView({ record, genes }: { record: StaffGeneticRecord; genes: GeneEntry[] }) {
  const { t, group, format } = await getTexts(staffLocale)
  const { record: kept, reports, history, customerId, name } = record
  const when = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <h1>
        {name}{' '}
        {kept?.confirmedAt && (
          <Badge tone="ok">{t('staff.genetics.confirmedOn', { when: when(kept.confirmedAt) })}</Badge>
        )}
      </h1>
      {kept && (
        <p className="k-muted">
          {[
            t(`staff.genetics.relationships.${kept.relationship}`),
            kept.population && t('staff.genetics.population', { population: kept.population }),
            kept.otherDonor && `${kept.otherDonor.name} (${kept.otherDonor.donorId})`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className="k-staff-columns">
        <Panel as="section">
          <h2>{t('staff.genetics.findings')}</h2>
          {kept ? (
            <ReviewForm
              customerId={customerId}
              version={kept.version}
              findings={kept.findings}
              genes={listGeneOptions(genes)}
              texts={{
                review: { ...group('staff.genetics'), working: t('staff.working') },
                findings: group('genetics.findings'),
              }}
            />
          ) : (
            <p>{t('staff.genetics.noFindings')}</p>
          )}
        </Panel>
        <aside className="k-stack">
          <Panel as="section">
            <h2>{t('staff.genetics.reports')}</h2>
            {reports.length === 0 && <p>{t('staff.genetics.noReports')}</p>}
            {reports.map(({ id, fileName }) => (
              <ReportButton
                key={id}
                customerId={customerId}
                id={id}
                texts={{
                  label: t('staff.genetics.open', { name: fileName }),
                  busy: t('staff.working'),
                  failed: t('staff.genetics.failed'),
                }}
              />
            ))}
          </Panel>
          <Panel as="section">
            <h2>{t('staff.genetics.history')}</h2>
            <Timeline
              label={t('staff.genetics.history')}
              events={history.map(({ at, actor, action }, index) => ({
                key: `${at} ${index}`,
                title: t(`staff.genetics.actions.${action.replace('genetics.', '')}`),
                text: actor,
                at,
                atText: when(at),
              }))}
            />
          </Panel>
        </aside>
      </div>
    </>
  )
}
