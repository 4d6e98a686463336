import { mostStaffDonors, type StaffDonorList } from '@kindred/contracts/donor-media'
import { Badge } from '@kindred/ui/badge/badge'
import { Button } from '@kindred/ui/button/button'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Table } from '@kindred/ui/table/table'
import { TextInput } from '@kindred/ui/text-input/text-input'
import { type Query, readQuery } from '../../../../layouts/query.ts'
import { callStaff } from '../../../../staff/call-staff.ts'
import { nameDonorState } from '../../../../staff/donor-media/name-donor-state.ts'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

const path = '/staff/donors'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.donorMedia.title') }
}

/** Finds the donor whose pictures or voice are to be seen to. */
export default async function StaffDonors({ searchParams }: Props) {
  const { t } = await getTexts(staffLocale)
  const q = readQuery(await searchParams)('q')
  const returnTo = q ? `${path}?${new URLSearchParams({ q })}` : path
  const donors = (await callStaff<StaffDonorList>('/api/staff/donors', returnTo, { q: q || undefined })) ?? []
  return (
    <StaffFrame current="donors">
      <h1>{t('staff.donorMedia.title')}</h1>
      <p className="k-muted">{t('staff.donorMedia.lead')}</p>
      <search>
        <form className="k-row k-staff-filter" method="get" action={path}>
          <TextInput
            id="q"
            name="q"
            label={t('staff.donorMedia.find')}
            help={t('staff.donorMedia.findHelp')}
            defaultValue={q}
            maxLength={60}
          />
          <Button type="submit">{t('staff.show')}</Button>
        </form>
      </search>
      <p className="k-muted">
        {donors.length < mostStaffDonors
          ? t('staff.donorMedia.found', { count: donors.length })
          : t('staff.donorMedia.firstOnly', { count: donors.length })}
      </p>
      <Table
        dense
        caption={t('staff.donorMedia.title')}
        rows={donors}
        rowKey={({ donorId }) => donorId}
        empty={
          <EmptyState
            title={t('staff.donorMedia.none')}
            headingLevel={2}
            action={<LinkButton href={path}>{t('staff.donorMedia.all')}</LinkButton>}
          >
            {t('staff.donorMedia.noneText')}
          </EmptyState>
        }
        columns={[
          {
            key: 'donor',
            title: t('staff.donorMedia.donor'),
            isRowHeader: true,
            cell: ({ donorId }) => <Link href={`${path}/${donorId}`}>{donorId}</Link>,
          },
          { key: 'name', title: t('staff.donorMedia.name'), cell: ({ name }) => name },
          {
            key: 'profile',
            title: t('staff.donorMedia.profile'),
            cell: ({ profile }) => t(`search.tierBadge.${profile}`),
          },
          {
            key: 'state',
            title: t('staff.donorMedia.state'),
            cell: (donor) => {
              const { name, tone } = nameDonorState(donor)
              return <Badge tone={tone}>{t(`staff.donorMedia.states.${name}`)}</Badge>
            },
          },
          {
            key: 'pictures',
            title: t('staff.donorMedia.pictures'),
            align: 'end',
            cell: ({ pictures }) => pictures,
          },
          {
            key: 'recordings',
            title: t('staff.donorMedia.recordings'),
            align: 'end',
            cell: ({ recordings }) => recordings,
          },
        ]}
      />
    </StaffFrame>
  )
}
