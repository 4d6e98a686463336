import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import { Logo } from '@kindred/ui/logo/logo'
import { Panel } from '@kindred/ui/panel/panel'
import type { Query } from '../../../../layouts/query.ts'
import { staffLocale } from '../../../../staff/staff-locale.ts'
import { StaffSignInForm } from '../../../../staff/staff-sign-in-form.island.tsx'
import { getTexts } from '../../../../texts/get-texts.ts'

type Props = { searchParams: Promise<Query> }

/** What a try without scripts ended in. */
const readProblem = (asked: unknown) =>
  asked === 'refused' ? 'wrong' : asked === 'unavailable' ? 'failed' : undefined

const readReturnPath = (asked: unknown) =>
  typeof asked === 'string' && asked !== '' ? safeReturnPath(asked) : '/staff/'

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.signInTitle') }
}

/** One sign-in for the back office and the content editor. Customers have another. */
export default async function StaffSignIn({ searchParams }: Props) {
  const { t } = await getTexts(staffLocale)
  const { returnTo, problem } = await searchParams
  return (
    <main id="main" className="k-wrap k-section">
      <div className="k-narrow k-stack">
        <Logo name={t('common.siteName')} href="/" />
        <h1>{t('staff.signInTitle')}</h1>
        <p className="k-muted">{t('staff.signInIntro')}</p>
        <Panel>
          <StaffSignInForm
            returnTo={readReturnPath(returnTo)}
            problem={readProblem(problem)}
            texts={{
              email: t('staff.email'),
              password: t('staff.password'),
              signIn: t('staff.signIn'),
              signingIn: t('staff.signingIn'),
              wrong: t('staff.signInWrong'),
              failed: t('common.error'),
            }}
          />
        </Panel>
      </div>
    </main>
  )
}
