import type { Submission } from '@kindred/contracts/forms'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { SubmissionView } from '../../../../../forms/staff/submission-view.tsx'
import { StatusMark } from '../../../../../layouts/status-mark.tsx'
import { callStaff } from '../../../../../staff/call-staff.ts'
import { StaffFrame } from '../../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.submissions.title') }
}

/** One submission, or that it is not there any more. */
export default async function StaffSubmission({ params }: Props) {
  const { t } = await getTexts(staffLocale)
  const address = `/staff/submissions/${encodeURIComponent((await params).id)}`
  const submission = await callStaff<Submission>(`/api${address}`, address)
  return (
    <StaffFrame
      current="submissions"
      top={<Link href="/staff/submissions">{t('staff.submissions.title')}</Link>}
    >
      {submission ? (
        <SubmissionView submission={submission} />
      ) : (
        <>
          <StatusMark status={404} />
          <h1>{t('staff.submissions.unknown')}</h1>
          <p>{t('staff.submissions.unknownText')}</p>
          <p>
            <LinkButton href="/staff/submissions">{t('staff.submissions.back')}</LinkButton>
          </p>
        </>
      )}
    </StaffFrame>
  )
}
