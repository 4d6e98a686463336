import type { Measurement } from '@kindred/contracts/measurement'
import { Table } from '@kindred/ui/table/table'
import { getTexts } from '../../texts/get-texts.ts'
import { staffLocale } from '../staff-locale.ts'

type Row = Measurement['funnel'][number]

/** The numbered steps of the checkout: how often each was begun, and how far people went (ANA-05). */
export async function FunnelTable({ funnel }: { funnel: readonly Row[] }) {
  const { t, format } = await getTexts(staffLocale)
  const most = Math.max(1, ...funnel.map(({ started, submitted }) => Math.max(started, submitted)))
  const percent = (part: number) => `${(part / most) * 100}%`
  return (
    <Table
      caption={t('staff.measurement.funnel')}
      rows={[...funnel]}
      rowKey={({ tab }) => tab}
      columns={[
        {
          key: 'step',
          title: t('staff.measurement.step'),
          isRowHeader: true,
          cell: ({ step, tab }) => t('staff.measurement.stepName', { step, name: t(`checkout.tabs.${tab}`) }),
        },
        {
          key: 'bar',
          // Seen only: the numbers beside it say the same.
          title: <span aria-hidden="true" />,
          cell: ({ started, submitted }) => (
            <span className="k-funnel-bar" aria-hidden="true">
              <span style={{ width: percent(started) }} />
              <span style={{ width: percent(submitted) }} />
            </span>
          ),
        },
        {
          key: 'started',
          title: t('staff.measurement.started'),
          align: 'end',
          cell: ({ started }) => started,
        },
        {
          key: 'submitted',
          title: t('staff.measurement.submitted'),
          align: 'end',
          cell: ({ submitted }) => submitted,
        },
        {
          key: 'share',
          title: t('staff.measurement.share'),
          align: 'end',
          cell: ({ started, submitted }) =>
            // Answers of steps that were begun before the period may be more than were begun in it.
            started > 0 && submitted <= started
              ? format.number(submitted / started, { style: 'percent', maximumFractionDigits: 0 })
              : '–',
        },
      ]}
    />
  )
}
