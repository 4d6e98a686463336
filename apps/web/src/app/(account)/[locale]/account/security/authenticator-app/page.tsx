import type { PendingApp } from '@kindred/contracts/factors'
import { Button } from '@kindred/ui/button/button'
import { Link } from '@kindred/ui/link/link'
import { AccountFrame } from '../../../../../../account/account-frame.tsx'
import { accountPath } from '../../../../../../account/account-path.ts'
import { Part } from '../../../../../../account/part.tsx'
import { CodesForm } from '../../../../../../identity/factors/codes-form.island.tsx'
import { factorErrorTexts, recoveryCodeTexts } from '../../../../../../identity/factors/factor-texts.ts'
import { removeApp } from '../../../../../../identity/factors/factors.action.ts'
import { openFactors } from '../../../../../../identity/factors/open-factors.ts'
import { QrCode } from '../../../../../../identity/factors/qr-code.tsx'
import { readLocale } from '../../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.app.title') }
}

/** Sets the second step of a sign-in up (CRT-03), or changes one that is on. */
export default async function AuthenticatorAppPage({ params }: Props) {
  const { account, factors } = await openFactors((await params).locale, 'authenticator-app')
  const { call, locale } = account
  const { t } = await getTexts(locale)
  const doneHref = accountPath(locale, 'security')
  const form = { locale, doneHref, errorTexts: factorErrorTexts(t) }
  const texts = {
    sending: t('identity.code.checking'),
    code: t('identity.code.label'),
    codes: recoveryCodeTexts(t),
  }
  const back = (
    <p className="k-account__back">
      <Link href={doneHref}>{t('identity.security.backToSecurity')}</Link>
    </p>
  )

  if (factors.authenticatorAppSince)
    return (
      <AccountFrame account={account} title={t('identity.app.title')}>
        <Part title={t('identity.codes.title')}>
          <div className="k-stack">
            <p>
              {t('identity.security.codesLeft', { left: factors.recoveryCodesLeft })}{' '}
              {t('identity.app.newCodesText')}
            </p>
            <CodesForm {...form} step="renew" texts={{ ...texts, send: t('identity.app.newCodes') }} />
          </div>
        </Part>
        <Part title={t('identity.app.turnOff')}>
          <form action={removeApp} className="k-stack">
            <p>{t('identity.app.turnOffText')}</p>
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" variant="danger-text">
              {t('identity.app.turnOff')}
            </Button>
          </form>
        </Part>
        {back}
      </AccountFrame>
    )

  const pending = await call<PendingApp>('/api/account/factors/authenticator-app', {
    method: 'POST',
    body: {},
  })
  return (
    <AccountFrame account={account} title={t('identity.app.title')}>
      <div className="k-app-set-up">
        <QrCode text={pending.address} label={t('identity.app.qr')} />
        <div className="k-stack">
          <p>{t('identity.app.scan')}</p>
          <p>
            {t('identity.app.byHand')} <code>{pending.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p>{t('identity.app.write')}</p>
          <CodesForm {...form} step="confirm" texts={{ ...texts, send: t('identity.app.turnOn') }} />
        </div>
      </div>
      {back}
    </AccountFrame>
  )
}
