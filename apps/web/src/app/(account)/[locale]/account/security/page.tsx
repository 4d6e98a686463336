import type { Factors } from '@kindred/contracts/factors'
import type { Device } from '@kindred/contracts/identity'
import { Button } from '@kindred/ui/button/button'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { accountPath } from '../../../../../account/account-path.ts'
import { openAccount } from '../../../../../account/open-account.ts'
import { Part } from '../../../../../account/part.tsx'
import { DeviceList } from '../../../../../identity/device-list.tsx'
import { FactorSummary } from '../../../../../identity/factors/factor-summary.tsx'
import { askForLink } from '../../../../../identity/password.action.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.security.title') }
}

/** How the customer signs in and where they are signed in, with the way to change each. */
export default async function SecurityPage({ params }: Props) {
  const account = await openAccount((await params).locale, 'security')
  const { call, locale, user } = account
  const [devices, factors] = await Promise.all([
    call<Device[]>('/api/account/devices'),
    call<Factors>('/api/account/factors'),
  ])
  const { t } = await getTexts(locale)
  const page = (part: string) => accountPath(locale, 'security', part)
  return (
    <AccountFrame account={account} title={t('identity.security.title')}>
      <FactorSummary
        factors={factors}
        locale={locale}
        appHref={page('authenticator-app')}
        passkeysHref={page('passkeys')}
      />
      <Part title={t('identity.password')}>
        <form action={askForLink} className="k-stack">
          <p>{t('identity.security.passwordText', { email: user.email })}</p>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="email" value={user.email} />
          <div>
            <Button type="submit" variant="outlined">
              {t('identity.forgot.send')}
            </Button>
          </div>
        </form>
      </Part>
      <Part title={t('identity.security.devices')}>
        <DeviceList devices={devices} locale={locale} />
      </Part>
    </AccountFrame>
  )
}
