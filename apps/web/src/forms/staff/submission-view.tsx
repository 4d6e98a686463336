import type { Submission } from '@kindred/contracts/forms'
import { submissionStatuses } from '@kindred/domain/forms/submission-status'
import { Badge } from '@kindred/ui/badge/badge'
import { Panel } from '@kindred/ui/panel/panel'
import { Timeline } from '@kindred/ui/timeline/timeline'
import { staffLocale } from '../../staff/staff-locale.ts'
import { getTexts } from '../../texts/get-texts.ts'
import { AttachmentButton } from './attachment-button.island.tsx'
import { StatusForm } from './status-form.island.tsx'
import { statusTones } from './submission-table.tsx'
import './submission-view.css'

/** One submission: its answers and files, how far the department is, and who said so. */
export async function SubmissionView({ submission }: { submission: Submission }) {
  const { t, format } = await getTexts(staffLocale)
  const when = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  const say = (status: string) => t(`staff.submissions.statuses.${status}`)
  const facts = [
    t('staff.submissions.sentAt', { when: when(submission.createdAt) }),
    t('staff.submissions.inLanguage', { language: submission.language }),
    t('staff.submissions.fromPage', { page: submission.pageId }),
    submission.customerId && t('staff.submissions.byCustomer'),
    submission.donorCandidateKind,
    submission.department,
    t('staff.submissions.erasedOn', { day: submission.eraseOn }),
  ]
  return (
    <>
      <h1>
        {submission.formTitle} <Badge tone={statusTones[submission.status]}>{say(submission.status)}</Badge>
      </h1>
      <p className="k-muted">{facts.filter(Boolean).join(' · ')}</p>
      <div className="k-staff-columns k-submission">
        <div className="k-stack">
          <Panel as="section">
            <h2>{t('staff.submissions.answers')}</h2>
            {submission.answers.length === 0 && <p>{t('staff.submissions.noAnswers')}</p>}
            <dl className="k-answers">
              {submission.answers.map(({ name, label, type, values }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{type === 'checkbox' ? t('staff.submissions.ticked') : values.join(', ')}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          {submission.attachments.length > 0 && (
            <Panel as="section">
              <h2>{t('staff.submissions.files')}</h2>
              <ul className="k-stack">
                {submission.attachments.map(({ id, fileName }) => (
                  <li key={id}>
                    <AttachmentButton
                      id={id}
                      texts={{
                        label: t('staff.submissions.download', { name: fileName }),
                        busy: t('staff.submissions.opening'),
                        failed: t('staff.submissions.failed'),
                      }}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <aside className="k-stack">
          <Panel as="section">
            <h2>{t('staff.submissions.whatNow')}</h2>
            <StatusForm
              id={submission.id}
              status={submission.status}
              options={submissionStatuses.map((value) => ({ value, label: say(value) }))}
              texts={{
                status: t('staff.submissions.status'),
                change: t('staff.submissions.change'),
                changing: t('staff.submissions.changing'),
                failed: t('staff.submissions.failed'),
              }}
            />
          </Panel>
          <Panel as="section">
            <h2>{t('staff.submissions.history')}</h2>
            {submission.moves.length === 0 ? (
              <p>{t('staff.submissions.noHistory')}</p>
            ) : (
              <Timeline
                label={t('staff.submissions.history')}
                events={submission.moves.toReversed().map(({ from, to, by, at }) => ({
                  key: at,
                  title: t('staff.submissions.moved', { from: say(from), to: say(to) }),
                  text: by,
                  at,
                  atText: when(at),
                }))}
              />
            )}
          </Panel>
        </aside>
      </div>
    </>
  )
}
