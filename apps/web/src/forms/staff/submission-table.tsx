import type { SubmissionList } from '@kindred/contracts/forms'
import { Badge, type BadgeTone } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { Table } from '@kindred/ui/table/table'
import type { ReactNode } from 'react'
import { staffLocale } from '../../staff/staff-locale.ts'
import { getTexts } from '../../texts/get-texts.ts'

/** Colour only helps: the badge always carries the word. */
export const statusTones: Record<string, BadgeTone> = {
  new: 'info',
  inProgress: 'warn',
  done: 'ok',
  spam: 'error',
}

/** What was sent, as rows; the form’s name opens it. */
export async function SubmissionTable({
  submissions,
  empty,
}: {
  submissions: SubmissionList['submissions']
  empty: ReactNode
}) {
  const { t, format } = await getTexts(staffLocale)
  return (
    <Table
      dense
      caption={t('staff.submissions.title')}
      rows={submissions}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          key: 'form',
          title: t('staff.submissions.form'),
          isRowHeader: true,
          cell: ({ id, formTitle }) => <Link href={`/staff/submissions/${id}`}>{formTitle}</Link>,
        },
        {
          key: 'sent',
          title: t('staff.submissions.sent'),
          cell: ({ createdAt }) =>
            format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
        { key: 'answers', title: t('staff.submissions.answers'), cell: ({ summary }) => summary || '–' },
        {
          key: 'files',
          title: t('staff.submissions.files'),
          align: 'end',
          cell: ({ attachments }) => (attachments > 0 ? String(attachments) : '–'),
        },
        { key: 'language', title: t('staff.submissions.language'), cell: ({ language }) => language },
        {
          key: 'status',
          title: t('staff.submissions.status'),
          cell: ({ status }) => (
            <Badge tone={statusTones[status]}>{t(`staff.submissions.statuses.${status}`)}</Badge>
          ),
        },
        {
          key: 'erased',
          title: t('staff.submissions.erased'),
          cell: ({ eraseOn }) => format.dateTime(new Date(`${eraseOn}T12:00:00Z`), { dateStyle: 'medium' }),
        },
      ]}
    />
  )
}
