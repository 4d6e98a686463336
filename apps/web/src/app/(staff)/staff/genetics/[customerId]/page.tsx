import type { GeneEntry, StaffGeneticRecord } from '@kindred/contracts/genetic-matching'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { RecordView } from '../../../../../genetic-matching/staff/record-view.tsx'
import { StatusMark } from '../../../../../layouts/status-mark.tsx'
import { callStaff } from '../../../../../staff/call-staff.ts'
import { StaffFrame } from '../../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ customerId: string }> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.genetics.title') }
}

/** One customer’s findings, as long as they let us look. */
export default async function StaffGeneticRecordPage({ params }: Props) {
  const { t } = await getTexts(staffLocale)
  const address = `/staff/genetics/${encodeURIComponent((await params).customerId)}`
  const record = await callStaff<StaffGeneticRecord>(`/api${address}`, address)
  const genes = await callStaff<GeneEntry[]>('/api/staff/genetics/genes', address)
  return (
    <StaffFrame current="genetics" top={<Link href="/staff/genetics">{t('staff.genetics.title')}</Link>}>
      {record ? (
        <RecordView record={record} genes={genes ?? []} />
      ) : (
        <>
          <StatusMark status={404} />
          <h1>{t('staff.genetics.unknown')}</h1>
          <p>{t('staff.genetics.unknownText')}</p>
          <p>
            <LinkButton href="/staff/genetics">{t('staff.genetics.back')}</LinkButton>
          </p>
        </>
      )}
    </StaffFrame>
  )
}
