import { LinkButton } from '@kindred/ui/link-button/link-button'
import { accountPath } from '../../account/account-path.ts'
import { SecondStepState } from '../../identity/factors/second-step-state.island.tsx'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** CRT-03: the editor’s words on the second step, since when it is on, and the way to set it up. */
export default async function TwoStepVerificationPage(props: PageKindProps) {
  const { locale, shopCode } = props
  const { t } = await getTexts(locale)
  return (
    <EditablePage {...props}>
      <section className="k-wrap k-block k-stack">
        <SecondStepState
          locale={locale}
          shopCode={shopCode}
          // The day is put in by the island, for whom it concerns.
          on={t('identity.security.secondStepOn', { date: '{date}' })}
          off={t('identity.security.secondStepOff')}
        />
        <LinkButton href={accountPath(locale, 'security', 'authenticator-app')}>
          {t('identity.security.setUp')}
        </LinkButton>
      </section>
    </EditablePage>
  )
}
