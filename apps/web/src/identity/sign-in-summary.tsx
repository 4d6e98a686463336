import type { Factors } from '@kindred/contracts/factors'
import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Panel } from '@kindred/ui/panel/panel'
import type { ReactNode } from 'react'
import { accountPath } from '../account/account-path.ts'
import { getTexts, toLanguageTag } from '../texts/get-texts.ts'
import { askForLink } from './password.action.ts'

type SignInSummaryProps = { email: string; factors: Factors; locale: string }

/** Everything a customer signs in with, in words, with the way to change each. */
export async function SignInSummary({ email, factors, locale }: SignInSummaryProps) {
  const { t } = await getTexts(locale)
  const { authenticatorAppSince: since, passkeys, recoveryCodesLeft } = factors
  const print = new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long' })
  const names = new Intl.ListFormat(toLanguageTag(locale)).format(passkeys.map(({ name }) => name))
  const change = (part: string, title: string, isSet: boolean) => {
    const action = t(isSet ? 'identity.security.change' : 'identity.security.setUp')
    const href = accountPath(locale, 'security', part)
    return (
      <LinkButton href={href} variant="outlined" aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    )
  }
  return (
    <Panel flush>
      <ul className="k-sign-in-list">
        <Row
          title={t('identity.email')}
          lines={[t('identity.security.emailText', { email })]}
          action={change('email', t('identity.email'), true)}
        />
        <Row
          title={t('identity.password')}
          lines={[t('identity.security.passwordText', { email })]}
          action={
            <form action={askForLink}>
              <input type="hidden" name="locale" value={locale} />
              <input type="hidden" name="email" value={email} />
              <Button type="submit" variant="outlined">
                {t('identity.forgot.send')}
              </Button>
            </form>
          }
        />
        <Row
          title={t('identity.security.secondStep')}
          lines={
            since
              ? [
                  t('identity.security.secondStepOn', { date: print.format(new Date(since)) }),
                  t('identity.security.codesLeft', { left: recoveryCodesLeft }),
                ]
              : [t('identity.security.secondStepOff')]
          }
          action={change('authenticator-app', t('identity.security.secondStep'), since !== null)}
        />
        <Row
          title={t('identity.security.passkeys')}
          lines={[t('identity.security.passkeysText'), names || t('identity.security.passkeysNone')]}
          action={change('passkeys', t('identity.security.passkeys'), names !== '')}
        />
      </ul>
    </Panel>
  )
}

function Row({ title, lines, action }: { title: string; lines: string[]; action: ReactNode }) {
  return (
    <li>
      <div>
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {action}
    </li>
  )
}
