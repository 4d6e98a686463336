import type { SubmissionList } from '@kindred/contracts/forms'
import { submissionStatuses } from '@kindred/domain/forms/submission-status'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { ExportButton } from '../../../../forms/staff/export-button.island.tsx'
import { SubmissionTable } from '../../../../forms/staff/submission-table.tsx'
import type { Query } from '../../../../layouts/query.ts'
import { callStaff } from '../../../../staff/call-staff.ts'
import { ListFilter } from '../../../../staff/list-filter.tsx'
import { ListPages } from '../../../../staff/list-pages.tsx'
import { openList } from '../../../../staff/open-list.ts'
import { StaffFrame } from '../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../texts/get-texts.ts'

const path = '/staff/submissions'

type Props = { searchParams: Promise<Query> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.submissions.title') }
}

/** What visitors sent: find it by form, status or a word of an answer, and take it out as CSV. */
export default async function StaffSubmissions({ searchParams }: Props) {
  const { t } = await getTexts(staffLocale)
  const list = openList(path, ['sought', 'form', 'status'], await searchParams)
  const { filter, isFiltered } = list
  // Who has to sign in first comes back to what they asked for.
  const found = await callStaff<SubmissionList>(
    '/api/staff/submissions',
    list.addressOf(list.current),
    list.asked,
  )
  const { submissions, total, words, forms } = found ?? { submissions: [], total: 0, words: '', forms: [] }
  return (
    <StaffFrame current="submissions">
      <h1>{t('staff.submissions.title')}</h1>
      <ListFilter
        path={path}
        words={{ label: t('staff.submissions.find'), help: t('staff.submissions.findHelp'), value: words }}
        choices={[
          {
            name: 'form',
            label: t('staff.submissions.form'),
            value: filter.form,
            options: [
              { value: '', label: t('staff.submissions.everyForm') },
              ...forms.map(({ formGuid, title }) => ({ value: formGuid, label: title })),
            ],
          },
          {
            name: 'status',
            label: t('staff.submissions.status'),
            value: filter.status,
            options: [
              { value: '', label: t('staff.submissions.everyStatus') },
              ...submissionStatuses.map((value) => ({
                value,
                label: t(`staff.submissions.statuses.${value}`),
              })),
            ],
          },
        ]}
        submit={t('staff.submissions.show')}
      />
      <div className="k-row">
        <p className="k-muted">{t('staff.submissions.found', { count: total })}</p>
        {total > 0 && (
          <ExportButton
            query={new URLSearchParams(list.given).toString()}
            texts={{
              label: t('staff.submissions.export'),
              busy: t('staff.working'),
              failed: t('staff.submissions.failed'),
            }}
          />
        )}
      </div>
      <SubmissionTable
        submissions={submissions}
        empty={
          <EmptyState
            title={t(isFiltered ? 'staff.submissions.noneFound' : 'staff.submissions.none')}
            headingLevel={2}
            action={
              isFiltered ? <LinkButton href={path}>{t('staff.submissions.showAll')}</LinkButton> : undefined
            }
          >
            {t(explainEmpty(found !== null, isFiltered))}
          </EmptyState>
        }
      />
      <ListPages list={list} label={t('staff.submissions.pagination')} total={total} />
    </StaffFrame>
  )
}

function explainEmpty(isPossible: boolean, isFiltered: boolean): string {
  if (!isPossible) return 'staff.submissions.impossible'
  return isFiltered ? 'staff.submissions.noneFoundText' : 'staff.submissions.noneText'
}
