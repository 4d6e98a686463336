import { Button } from '@kindred/ui/button/button'
import { Link } from '@kindred/ui/link/link'
import { Panel } from '@kindred/ui/panel/panel'
import { AccountFrame } from '../../../../../../account/account-frame.tsx'
import { accountPath } from '../../../../../../account/account-path.ts'
import { Part } from '../../../../../../account/part.tsx'
import { AddPasskey } from '../../../../../../identity/factors/add-passkey.island.tsx'
import { factorErrorTexts } from '../../../../../../identity/factors/factor-texts.ts'
import { removePasskey } from '../../../../../../identity/factors/factors.action.ts'
import { openFactors } from '../../../../../../identity/factors/open-factors.ts'
import { freshSignInAddress } from '../../../../../../identity/sign-in-address.ts'
import { readLocale } from '../../../../../../layouts/read-locale.ts'
import { getTexts, toLanguageTag } from '../../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.security.passkeys') }
}

/** The passkeys of an account: what each is called, when it was last used, and how to add or remove one. */
export default async function PasskeysPage({ params }: Props) {
  const { account, factors } = await openFactors((await params).locale, 'passkeys')
  const { locale, path, shopCode } = account
  const { t } = await getTexts(locale)
  const print = new Intl.DateTimeFormat(toLanguageTag(locale), { dateStyle: 'long' })
  const day = (instant: string) => print.format(new Date(instant))
  return (
    <AccountFrame
      account={account}
      title={t('identity.security.passkeys')}
      lead={t('identity.security.passkeysText')}
    >
      {factors.passkeys.length === 0 ? (
        <p>{t('identity.security.passkeysNone')}</p>
      ) : (
        <Panel flush>
          <ul className="k-sign-in-list">
            {factors.passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <p>
                    {t('identity.passkeys.addedAt', { date: day(addedAt) })} ·{' '}
                    {lastUsedAt
                      ? t('identity.passkeys.usedAt', { date: day(lastUsedAt) })
                      : t('identity.passkeys.unused')}
                  </p>
                </div>
                <form action={removePasskey}>
                  <input type="hidden" name="locale" value={locale} />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    variant="danger-text"
                    aria-label={`${t('identity.passkeys.remove')}: ${name}`}
                  >
                    {t('identity.passkeys.remove')}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Part title={t('identity.passkeys.add')}>
        <AddPasskey
          shopCode={shopCode}
          signInHref={freshSignInAddress(path)}
          errorTexts={factorErrorTexts(t)}
          texts={{
            name: t('identity.passkeys.name'),
            nameHelp: t('identity.passkeys.nameHelp'),
            add: t('identity.passkeys.add'),
            waiting: t('identity.passkey.waiting'),
            unsupported: t('identity.passkeys.unsupported'),
          }}
        />
      </Part>
      <p className="k-account__back">
        <Link href={accountPath(locale, 'security')}>{t('identity.security.backToSecurity')}</Link>
      </p>
    </AccountFrame>
  )
}
