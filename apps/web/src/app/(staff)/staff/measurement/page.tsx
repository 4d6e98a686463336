import type { Measurement } from '@kindred/contracts/measurement'
import { Button } from '@kindred/ui/button/button'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { Select } from '@kindred/ui/select/select'
import { type Query, readQuery } from '../../../../layouts/query.ts'
import { callStaff } from '../../../../staff/call-staff.ts'
import { MeasurementView } from '../../../../staff/measurement/measurement-view.tsx'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

const periods = ['7', '30', '90']
const usualPeriod = '30'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.measurement.title') }
}

/** How often things are done on the public pages, without anybody who did them. */
export default async function StaffMeasurement({ searchParams }: Props) {
  const { t, format } = await getTexts(staffLocale)
  const read = readQuery(await searchParams)
  const days = read('days') || usualPeriod
  const shop = read('shop')
  const measurement = await callStaff<Measurement>('/api/staff/measurement', '/staff/measurement', {
    days,
    ...(shop ? { shop } : {}),
  })
  const isEmpty = measurement?.events.every(({ total }) => total === 0)
  const printDay = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' })
  return (
    <StaffFrame current="measurement">
      <h1>{t('staff.measurement.title')}</h1>
      <p className="k-muted">{t('staff.measurement.lead')}</p>
      <form className="k-row k-staff-filter" method="get" action="/staff/measurement">
        <Select
          id="days"
          name="days"
          label={t('staff.measurement.period')}
          defaultValue={days}
          options={periods.map((value) => ({
            value,
            label: t('staff.measurement.days', { days: Number(value) }),
          }))}
        />
        <Select
          id="shop"
          name="shop"
          label={t('staff.measurement.shop')}
          defaultValue={shop}
          options={[
            { value: '', label: t('staff.measurement.everyShop') },
            ...(measurement?.shopCodes ?? []).map((code) => ({
              value: code,
              label: t('staff.shop', { shop: code }),
            })),
          ]}
        />
        <Button type="submit">{t('staff.measurement.show')}</Button>
        {measurement && (
          <p className="k-muted">
            {t('staff.measurement.range', { from: printDay(measurement.from), to: printDay(measurement.to) })}
          </p>
        )}
      </form>
      {measurement && !isEmpty ? (
        <MeasurementView measurement={measurement} />
      ) : (
        <EmptyState title={t('staff.measurement.none')} headingLevel={2}>
          {t(measurement ? 'staff.measurement.noneText' : 'staff.measurement.impossible')}
        </EmptyState>
      )}
    </StaffFrame>
  )
}
