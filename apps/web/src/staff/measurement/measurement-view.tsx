import './measurement.css'
import type { Measurement } from '@kindred/contracts/measurement'
import { Figures } from '@kindred/ui/figures/figures'
import { Panel } from '@kindred/ui/panel/panel'
import type { ReactNode } from 'react'
import { getTexts } from '../../texts/get-texts.ts'
import { staffLocale } from '../staff-locale.ts'
import { CountTable } from './count-table.tsx'
import { DayTable, EventTable } from './event-table.tsx'
import { FunnelTable } from './funnel-table.tsx'

/** What was counted: the sums that matter, the walk through the checkout, every event by day, and what it was about. */
export async function MeasurementView({ measurement }: { measurement: Measurement }) {
  const { t, format } = await getTexts(staffLocale)
  const { events, funnel, from, visitors, pages, searches, forms } = measurement
  const totalOf = (name: string) => events.find(({ event }) => event === name)?.total ?? 0
  const total = t('staff.measurement.total')
  const name = (form: Measurement['forms'][number]) =>
    [form.donorCandidateKind || t('staff.measurement.otherForm'), form.department].filter(Boolean).join(', ')
  return (
    <>
      <Figures
        items={[
          ...(['pageView', 'search', 'basketAdded'] as const).map((event) => ({
            value: format.number(totalOf(event)),
            text: t(`staff.measurement.sums.${event}`),
          })),
          {
            value: format.number(funnel.at(-1)?.submitted ?? 0),
            text: t('staff.measurement.sums.paymentBegun'),
          },
        ]}
      />
      <Part title={t('staff.measurement.funnel')} text={t('staff.measurement.funnelText')}>
        <FunnelTable funnel={funnel} />
      </Part>
      <Part title={t('staff.measurement.events')} text={t('staff.measurement.eventsText')}>
        <EventTable events={events} from={from} />
        <details className="k-measured-days">
          <summary>{t('staff.measurement.numbersByDay')}</summary>
          <DayTable events={events} from={from} />
        </details>
      </Part>
      <div className="k-measured-parts">
        <Part title={t('staff.measurement.pages')}>
          <CountTable
            caption={t('staff.measurement.pages')}
            titles={[t('staff.measurement.pageKind'), total]}
            counts={pages.slice(0, 12).map(({ pageKind, total }) => ({
              key: pageKind,
              name: pageKind,
              total: format.number(total),
            }))}
          />
        </Part>
        <Part title={t('staff.measurement.visitors')}>
          <CountTable
            caption={t('staff.measurement.visitors')}
            titles={[t('staff.measurement.visitor'), total]}
            counts={visitors.map(({ visitor, total }) => ({
              key: visitor,
              name: t(`staff.measurement.visitorNames.${visitor}`),
              total: format.number(total),
            }))}
          />
        </Part>
        <Part title={t('staff.measurement.searches')}>
          <CountTable
            caption={t('staff.measurement.searches')}
            titles={[t('staff.measurement.donorKind'), total]}
            counts={searches.map(({ donorKind, total }) => ({
              key: donorKind,
              name: t(`staff.measurement.donorKinds.${donorKind}`),
              total: format.number(total),
            }))}
          />
        </Part>
        <Part title={t('staff.measurement.forms')}>
          {forms.length === 0 ? (
            <p className="k-muted">{t('staff.measurement.noForms')}</p>
          ) : (
            <CountTable
              caption={t('staff.measurement.forms')}
              titles={[t('staff.measurement.candidate'), total]}
              counts={forms.map((form) => ({
                key: `${form.donorCandidateKind} ${form.department}`,
                name: name(form),
                total: format.number(form.total),
              }))}
            />
          )}
        </Part>
      </div>
    </>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Panel as="section" className="k-measured">
      <h2>{title}</h2>
      {text && <p className="k-muted">{text}</p>}
      {children}
    </Panel>
  )
}
