import type { Device } from '@kindred/contracts/identity'
import { Button } from '@kindred/ui/button/button'
import { AccountFrame } from '../../../../../account/account-frame.tsx'
import { openAccount } from '../../../../../account/open-account.ts'
import { Part } from '../../../../../account/part.tsx'
import { endDevices } from '../../../../../identity/devices.action.ts'
import { askForLink } from '../../../../../identity/password.action.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts, toLanguageTag } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.security.title') }
}

/** Where the customer is signed in, with the way to end each, and a link by mail to change the password. */
export default async function SecurityPage({ params }: Props) {
  const account = await openAccount((await params).locale, 'security')
  const { call, locale, user } = account
  const devices = await call<Device[]>('/api/account/devices')
  const { t } = await getTexts(locale)
  const print = new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <AccountFrame account={account} title={t('identity.security.title')}>
      <Part title={t('identity.security.devices')}>
        <ul className="k-stack" style={{ listStyle: 'none', padding: 0 }}>
          {devices.map(({ id, device, signedInAt, isThis }) => {
            const name = device ?? t('identity.security.unknown')
            return (
              <li key={id} className="k-cluster" style={{ justifyContent: 'space-between' }}>
                <span>
                  <strong>{name}</strong>
                  {isThis && ` · ${t('identity.security.this')}`}
                  <br />
                  {t('identity.security.since', { date: print.format(new Date(signedInAt)) })}
                </span>
                {!isThis && (
                  <form action={endDevices}>
                    <input type="hidden" name="locale" value={locale} />
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      variant="outlined"
                      aria-label={`${t('identity.security.signOut')}: ${name}`}
                    >
                      {t('identity.security.signOut')}
                    </Button>
                  </form>
                )}
              </li>
            )
          })}
        </ul>
        {devices.some(({ isThis }) => !isThis) ? (
          <form action={endDevices}>
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" variant="outlined">
              {t('identity.security.signOutOthers')}
            </Button>
          </form>
        ) : (
          <p>{t('identity.security.onlyHere')}</p>
        )}
      </Part>
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
    </AccountFrame>
  )
}
