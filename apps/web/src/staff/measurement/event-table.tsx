import type { Measurement } from '@kindred/contracts/measurement'
import { addDays } from '@kindred/domain/dates/calendar-date'
import { Table } from '@kindred/ui/table/table'
import { getTexts } from '../../texts/get-texts.ts'
import { staffLocale } from '../staff-locale.ts'
import { DayBars } from './day-bars.tsx'

type Props = Pick<Measurement, 'events' | 'from'>

/** Every event with its days drawn, its total, and its score where it has one (ANA-02). */
export async function EventTable({ events }: Props) {
  const { t, format } = await getTexts(staffLocale)
  return (
    <Table
      caption={t('staff.measurement.events')}
      rows={[...events]}
      rowKey={({ event }) => event}
      columns={[
        {
          key: 'event',
          title: t('staff.measurement.event'),
          isRowHeader: true,
          cell: ({ event }) => t(`staff.measurement.eventNames.${event}`),
        },
        {
          key: 'days',
          title: t('staff.measurement.byDay'),
          cell: ({ byDay }) => (
            <DayBars
              counts={byDay}
              label={t('staff.measurement.most', { count: format.number(Math.max(0, ...byDay)) })}
            />
          ),
        },
        {
          key: 'total',
          title: t('staff.measurement.total'),
          align: 'end',
          cell: ({ total }) => format.number(total),
        },
        {
          key: 'score',
          title: t('staff.measurement.score'),
          align: 'end',
          cell: ({ score }) => (score === null ? '–' : format.number(score)),
        },
      ]}
    />
  )
}

/** The same numbers day by day, the newest first. */
export async function DayTable({ events, from }: Props) {
  const { t, format } = await getTexts(staffLocale)
  const days = (events[0]?.byDay ?? []).map((_, index) => ({ day: addDays(from, index), index })).reverse()
  return (
    <Table
      dense
      caption={t('staff.measurement.byDay')}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          title: t('staff.measurement.day'),
          isRowHeader: true,
          cell: ({ day }) =>
            format.dateTime(new Date(`${day}T12:00:00Z`), {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
            }),
        },
        ...events.map(({ event, byDay }) => ({
          key: event,
          title: t(`staff.measurement.eventNames.${event}`),
          align: 'end' as const,
          cell: ({ index }: { index: number }) => format.number(byDay[index] ?? 0),
        })),
      ]}
    />
  )
}
