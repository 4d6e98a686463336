import type { Factors } from '@kindred/contracts/factors'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts, toLanguageTag } from '../../texts/get-texts.ts'

type FactorSummaryProps = { factors: Factors; locale: string; appHref: string; passkeysHref: string }

/** What stands beside the password, in words, with the way to set each up. */
export async function FactorSummary({ factors, locale, appHref, passkeysHref }: FactorSummaryProps) {
  const { t } = await getTexts(locale)
  const { authenticatorAppSince: since, passkeys, recoveryCodesLeft } = factors
  const print = new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long' })
  const names = new Intl.ListFormat(toLanguageTag(locale)).format(passkeys.map(({ name }) => name))
  return (
    <Panel flush>
      <ul className="k-sign-in-list">
        <li>
          <div>
            <h2>{t('identity.security.secondStep')}</h2>
            <p>
              {since
                ? t('identity.security.secondStepOn', { date: print.format(new Date(since)) })
                : t('identity.security.secondStepOff')}
            </p>
            {since && <p>{t('identity.security.codesLeft', { left: recoveryCodesLeft })}</p>}
          </div>
          <LinkButton
            href={appHref}
            variant="outlined"
            aria-label={`${since ? t('identity.security.change') : t('identity.security.setUp')}: ${t('identity.security.secondStep')}`}
          >
            {since ? t('identity.security.change') : t('identity.security.setUp')}
          </LinkButton>
        </li>
        <li>
          <div>
            <h2>{t('identity.security.passkeys')}</h2>
            <p>{t('identity.security.passkeysText')}</p>
            <p>{names || t('identity.security.passkeysNone')}</p>
          </div>
          <LinkButton
            href={passkeysHref}
            variant="outlined"
            aria-label={`${names ? t('identity.security.change') : t('identity.security.setUp')}: ${t('identity.security.passkeys')}`}
          >
            {names ? t('identity.security.change') : t('identity.security.setUp')}
          </LinkButton>
        </li>
      </ul>
    </Panel>
  )
}
