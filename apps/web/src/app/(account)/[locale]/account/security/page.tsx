import type { Factors } from '@kindred/contracts/factors'
import type { Device } from '@kindred/contracts/identity'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { openAccount } from '../../../../../account/open-account.ts'
import { Part } from '../../../../../account/part.tsx'
import { DeviceList } from '../../../../../identity/device-list.tsx'
import { SignInSummary } from '../../../../../identity/sign-in-summary.tsx'
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
  return (
    <AccountFrame account={account} title={t('identity.security.title')}>
      <SignInSummary email={user.email} factors={factors} locale={locale} />
      <Part title={t('identity.security.devices')}>
        <DeviceList devices={devices} locale={locale} />
      </Part>
    </AccountFrame>
  )
}
