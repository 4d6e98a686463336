import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Note } from '@kindred/ui/note/note'
import { accountPath } from '../../../../../account/account-path.ts'
import { changeEmail } from '../../../../../identity/email.action.ts'
import { SignInFrame } from '../../../../../identity/sign-in-frame.tsx'
import type { Query } from '../../../../../layouts/query.ts'
import { readLocale } from '../../../../../layouts/read-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

const errorCodes = ['too-many-requests', 'unavailable']

export async function generateMetadata({ params }: Props) {
  const { t } = await getTexts(readLocale((await params).locale))
  return { title: t('identity.newEmail.title') }
}

/** Where the link that went to a new address leads. */
export default async function ConfirmNewEmailPage({ params, searchParams }: Props) {
  const locale = readLocale((await params).locale)
  const { token, done, error } = await searchParams
  const { t } = await getTexts(locale)
  const frame = { locale, shopCode: 'dk' }
  if (done)
    return (
      <SignInFrame {...frame} title={t('identity.newEmail.doneTitle')} lead={t('identity.newEmail.done')}>
        <LinkButton href={accountPath(locale, 'security')}>{t('identity.security.title')}</LinkButton>
      </SignInFrame>
    )
  if (error || typeof token !== 'string' || token.length < 20)
    return (
      <SignInFrame {...frame} title={t('identity.newEmail.title')}>
        <Note tone="error">
          {t(`identity.errors.${errorCodes.find((code) => code === error) ?? 'link-expired'}`)}
        </Note>
        <LinkButton href={accountPath(locale, 'security', 'email')}>
          {t('identity.newEmail.title')}
        </LinkButton>
      </SignInFrame>
    )
  return (
    <SignInFrame {...frame} title={t('identity.newEmail.title')} lead={t('identity.newEmail.confirmText')}>
      <form action={changeEmail}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" size="large">
          {t('identity.newEmail.confirm')}
        </Button>
      </form>
    </SignInFrame>
  )
}
